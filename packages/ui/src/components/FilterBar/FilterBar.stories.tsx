import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { FilterBar } from './FilterBar.tsx';

function Fields() {
  const [file, setFile] = useState('');
  const [user, setUser] = useState('');
  return (
    <>
      <TextField label="Nome do arquivo" value={file} onChange={setFile} isRequired />
      <TextField label="Usuário" value={user} onChange={setUser} placeholder="Usuário" />
    </>
  );
}

const meta = preview.meta({
  title: 'Estrutura/FilterBar',
  component: FilterBar,
  args: { label: 'Filtros', children: <Fields />, onSubmit: fn(), onClear: fn() },
  parameters: {
    spec: ["1 §2 Individual query: buttons 'Pesquisar' and 'Limpar pesquisa'", '1 §4 Individual query form'],
  },
});

export const Ready = meta.story();
export const Pending = meta.story({ args: { isPending: true } });
export const Disabled = meta.story({
  args: { submitDisabledReason: 'Preencha o nome do arquivo', clearDisabledReason: 'Não há nada para limpar' },
});
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <FilterBar {...args} />
    </div>
  ),
});

export const AFormThatSaves = meta.story({ args: { submitLabel: 'Salvar', clearLabel: 'Descartar' } });

const kinds = [
  { value: 'all', label: 'Todas' },
  { value: 'open', label: 'Abertas' },
];

/** A group of buttons and a period are aligned with the fields next to them, with their labels above. */
export const LabelsOfAPeriodAndAGroupAreAlignedWithThoseOfFields = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <FilterBar {...args}>
      <TextField label="Beneficiário" value="" onChange={() => {}} />
      <DateRangePicker label="Emissão" isLabelHidden={false} isRequired />
      <ToggleButtonGroup label="Situação" isLabelHidden={false} options={kinds} value="all" onChange={() => {}} />
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
    const line = topOf(canvas.getByText('Beneficiário'));
    await expect(topOf(canvas.getByText(/^Emissão/))).toBe(line);
    await expect(topOf(canvas.getByText('Situação'))).toBe(line);
    await expect(canvas.getByRole('radiogroup', { name: 'Situação' })).toBeVisible();
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(group.width).toBeLessThan(300);
    await expect(canvas.getByRole('group', { name: 'Emissão' })).toBeVisible();
  },
});

const sixFields = ['Operadora', 'Marca', 'Carteirinha', 'Nome', 'CPF', 'Nascimento'];

export const SixFieldsHaveTheColumnsOfOneGridWithTheButtonsInItsLastRow = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ inlineSize: 888 }}>
      <FilterBar {...args}>
        {sixFields.map((name) => (
          <TextField key={name} label={name} value="" onChange={() => {}} />
        ))}
      </FilterBar>
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = sixFields.map((name) => canvas.getByRole('textbox', { name }).getBoundingClientRect());
    await expect(boxes[4]?.left).toBe(boxes[0]?.left);
    await expect(boxes[5]?.right).toBe(boxes[1]?.right);
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    const search = canvas.getByRole('button', { name: 'Pesquisar' }).getBoundingClientRect();
    // The box of a field ends at most its padding after its text.
    await expect(Math.abs(search.right - (boxes[3]?.right ?? 0))).toBeLessThan(16);
    const midOf = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
    await expect(Math.abs(midOf(search) - midOf(boxes[5]))).toBeLessThan(2);
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children, onSubmit, onClear }) => (
    <Stack>
      <FilterBar label="Filtros" onSubmit={onSubmit} onClear={onClear}>
        {children}
      </FilterBar>
      <FilterBar label="Filtros em andamento" onSubmit={onSubmit} onClear={onClear} isPending>
        {children}
      </FilterBar>
      <FilterBar label="Filtros sem limpar" onSubmit={onSubmit}>
        {children}
      </FilterBar>
    </Stack>
  ),
});

export const EnterInAFieldSearches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome do arquivo' }), 'lote{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const TheButtonsSearchAndClear = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
});

// spec: x.26
export const InARowTheTabKeyGoesFromLeftToRight = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Pesquisar' });
    const clear = canvas.getByRole('button', { name: 'Limpar pesquisa' });
    canvas.getByRole('textbox', { name: 'Usuário' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar pesquisa' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toHaveFocus();
    await expect(clear.getBoundingClientRect().right).toBeLessThanOrEqual(search.getBoundingClientRect().left);
  },
});

// spec: x.26
export const InAColumnTheTabKeyGoesDown = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <FilterBar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Pesquisar' });
    const clear = canvas.getByRole('button', { name: 'Limpar pesquisa' });
    canvas.getByRole('textbox', { name: 'Usuário' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar pesquisa' })).toHaveFocus();
    await expect(search.getBoundingClientRect().bottom).toBeLessThanOrEqual(clear.getBoundingClientRect().top);
  },
});

export const ADoubleClickSearchesOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const ADisabledSearchSaysWhyAndIgnoresEnter = meta.story({
  args: { submitDisabledReason: 'Preencha o nome do arquivo' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome do arquivo' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar', description: 'Preencha o nome do arquivo' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('Preencha o nome do arquivo'),
    );
  },
});

export const ADisabledSearchCanShowWhatIsMissing = meta.story({
  args: { submitDisabledReason: 'Preencha o nome do arquivo', onSubmitBlocked: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome do arquivo' }), '{Enter}');
    await expect(args.onSubmitBlocked).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(args.onSubmitBlocked).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WhilePendingASecondSubmitDoesNothing = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome do arquivo' }), '{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const applied = [
  { id: 'operator', label: 'Saúde Norte' },
  { id: 'period', label: '26/11/2026 a 27/11/2026', isFixed: true },
];

export const OnAPhoneTheBarIsOneRow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { tags: applied, onRemoveTag: fn(), onSheetClose: fn() },
});

export const OnAPhoneTheFieldsAreInASheetThatASearchCloses = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { tags: applied, onRemoveTag: fn(), onSheetClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /^Filtros/ });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Usuário' }), 'Ana{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSheetClose).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await expect(args.onSheetClose).toHaveBeenCalledTimes(1);
  },
});

export const OnAPhoneRemovingATagKeepsTheFocus = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { tags: applied, onRemoveTag: fn(), onSheetClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover filtro: Saúde Norte' }));
    await expect(args.onRemoveTag).toHaveBeenCalledWith('operator');
    await expect(canvas.getByRole('button', { name: /^Filtros/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /26\/11/ })).toBeNull();
  },
});
