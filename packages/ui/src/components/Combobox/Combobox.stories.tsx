import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { reasons, specialties } from './Combobox.fixtures.ts';
import { Combobox } from './Combobox.tsx';

const ignore = () => {};
const never = () => new Promise<never>(ignore);
const offline = () => Promise.reject(new Error('offline'));
const create = (label: string) => ({ value: label, label });

const meta = preview.meta({
  title: 'Campos/Combobox',
  component: Combobox,
  parameters: { spec: ['APG combobox: list autocomplete'] },
  args: { label: 'Motivo da glosa', options: reasons, onChange: fn() },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Faltou a assinatura do paciente' } });
export const Suggested = meta.story({ args: { defaultValue: 'Falta o laudo' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Como vai aparecer no recurso' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Informe o motivo da glosa' } });
export const Disabled = meta.story({
  args: { defaultValue: 'Falta o laudo', disabledReason: 'O recurso já foi enviado' },
});
export const ReadOnly = meta.story({ args: { defaultValue: 'Falta o laudo', isReadOnly: true } });

export const Creatable = meta.story({
  render: () => <Combobox label="Especialidade" options={specialties} defaultValue="cardio" onCreate={create} />,
});

export const EmptyCreatable = meta.story({
  render: () => <Combobox label="Especialidade" options={specialties} onCreate={create} />,
});

export const ATextFieldWithoutSuggestions = meta.story({
  render: () => (
    <TextField label="Motivo da glosa" hint="Um destes: código incorreto, falta do laudo, guia fora do prazo" />
  ),
});

export const Open = meta.story({
  args: { defaultValue: 'Falta o laudo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: /Falta o laudo/, selected: true })).toBeVisible();
  },
});

export const OpenWithoutSuggestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Assinatura');
    await expect(canvas.getByText('Nenhuma sugestão. Vale o texto digitado.', { selector: 'span' })).toBeVisible();
  },
});

export const OpenWithTheOfferToCreate = meta.story({
  render: () => <Combobox label="Especialidade" options={specialties} onCreate={create} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'orto');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: 'Criar “orto”' })).toBeVisible();
  },
});

export const OpenWhileLoading = meta.story({
  render: () => <Combobox label="Especialidade" load={never} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Carregando opções…', { selector: 'span' })).toBeVisible();
  },
});

export const OpenAfterFailure = meta.story({
  render: () => <Combobox label="Especialidade" load={offline} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: () => (
    <div style={{ minBlockSize: '620px' }}>
      <FieldGrid>
        <Combobox
          label="Motivo"
          options={reasons}
          defaultValue="Faltou a assinatura"
          hint="Como vai aparecer no recurso"
        />
        <Combobox label="Motivo" options={reasons} error="Informe o motivo" isRequired />
        <Combobox
          label="Motivo"
          options={reasons}
          defaultValue="Falta o laudo"
          disabledReason="O recurso já foi enviado"
        />
        <Combobox label="Motivo" options={reasons} defaultValue="Falta o laudo" isReadOnly />
        <Combobox
          label="Motivo"
          options={reasons}
          defaultValue="A guia foi enviada sem a assinatura do beneficiário nem a do prestador"
        />
        <Combobox label="Especialidade" options={specialties} defaultValue="cardio" onCreate={create} />
        <Combobox label="Especialidade nova" options={specialties} onCreate={create} />
      </FieldGrid>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Especialidade nova' }), 'orto');
    await expect(canvas.getByRole('option', { name: 'Criar “orto”' })).toBeVisible();
  },
});
