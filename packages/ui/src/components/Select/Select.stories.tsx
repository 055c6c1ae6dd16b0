import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { ControlledSelect } from './ControlledSelect.fixtures.tsx';
import { brands, manyOptions, operators } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Campos/Select',
  component: Select,
  args: { label: 'Operadora', options: operators, value: null, onChange: fn() },
  parameters: { spec: ['1 §2 Shared interface kit', '1 §3 Select option', '1 §9 Dropdown'] },
  render: (args) => <ControlledSelect {...args} />,
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 2 } });
export const Required = meta.story({ args: { isRequired: true, hint: 'A operadora do cartão do paciente' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'A operadora é obrigatória' } });
export const Disabled = meta.story({ args: { label: 'Marca', disabledReason: 'Selecione uma operadora' } });
export const DisabledWithChoice = meta.story({
  args: { value: 2, disabledReason: 'A operadora não muda depois do cadastro' },
});
export const AlwaysChosen = meta.story({ args: { value: 1, isClearable: false } });
export const Loading = meta.story({ args: { options: [], isLoading: true } });
export const LoadFailed = meta.story({
  args: { options: [], loadError: 'Não foi possível carregar as operadoras.', onRetry: fn() },
});

export const Open = meta.story({
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(operators.length);
  },
});
export const OpenWithoutMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByText('Nenhuma opção encontrada.', { selector: 'span' })).toBeVisible();
  },
});
// spec: 1.9.6
export const OpenWithMoreThanShown = meta.story({
  args: { options: manyOptions(532), label: 'Prestador' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // Rows that are not visible yet render after the press.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(100));
    await expect(canvas.getByText('Exibindo 100 de 532, continue digitando', { selector: 'span' })).toBeVisible();
  },
});
export const OpenWhileLoading = meta.story({
  args: { options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Carregando opções…', { selector: 'span' })).toBeVisible();
  },
});
export const OpenAfterFailure = meta.story({
  args: { options: [], loadError: 'Não foi possível carregar as operadoras.', onRetry: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Não foi possível carregar as operadoras.');
  },
});

export const TwoOptionsInAList = meta.story({
  args: {
    label: 'Situação',
    value: 1,
    options: [
      { value: 1, label: 'Ativa' },
      { value: 2, label: 'Inativa' },
    ],
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: () => (
    <div style={{ minBlockSize: '480px' }}>
      <FieldGrid>
        <Select label="Operadora" options={operators} value={null} onChange={() => {}} />
        <Select label="Operadora" options={operators} value={2} onChange={() => {}} isRequired hint="A do cartão" />
        <Select
          label="Marca"
          options={brands}
          value={null}
          onChange={() => {}}
          error="A marca é obrigatória"
          isRequired
        />
        <Select
          label="Marca"
          options={brands}
          value="sul"
          onChange={() => {}}
          disabledReason="Selecione uma operadora"
        />
        <Select label="Prestador" options={[]} value={null} onChange={() => {}} isLoading />
        <Select label="Usuário" options={[]} value={null} onChange={() => {}} loadError="Não foi possível carregar." />
        <Select label="Plano" options={operators} value={3} onChange={() => {}} isClearable={false} />
        <Select label="Aberto" options={operators} value={3} onChange={() => {}} />
      </FieldGrid>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Aberto' }));
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
});

export const AnErrorIsReadOutAndMarksItInvalid = meta.story({
  args: Invalid.input.args,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { description: 'A operadora é obrigatória' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
  },
});
