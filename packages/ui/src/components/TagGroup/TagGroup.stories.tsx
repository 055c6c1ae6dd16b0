import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup } from './TagGroup.tsx';

const ignore = () => {};
const filters = [
  { id: 'operator', label: 'Operadora: Vida Plena' },
  { id: 'status', label: 'Situação: Glosada' },
  { id: 'period', label: 'Período: 01/11 a 20/11/2026' },
];

const meta = preview.meta({
  title: 'Dados/TagGroup',
  component: TagGroup,
  parameters: { spec: ['APG grid: arrow keys', 'WCAG 2.5.8 target size'] },
  args: { label: 'Filtros', tags: filters, onRemove: fn(), onClear: fn() },
  render: function Controlled(args) {
    const [tags, setTags] = useState(args.tags);
    const remove = (id: string) => {
      setTags((shown) => shown.filter((tag) => tag.id !== id));
      args.onRemove?.(id);
    };
    const clear = () => {
      setTags([]);
      args.onClear?.();
    };
    return <TagGroup {...args} tags={tags} onRemove={args.onRemove && remove} onClear={args.onClear && clear} />;
  },
});

export const ThreeFilters = meta.story();
export const ReadOnly = meta.story({ args: { onRemove: undefined, onClear: undefined } });
export const Empty = meta.story({ args: { tags: [], emptyText: 'Nenhum filtro' } });

export const AChoice = meta.story({
  args: { label: 'Filtros salvos', selectedId: 'status', onSelect: fn(), onClear: undefined },
});

export const ValuesWithoutTheirNames = meta.story({
  args: {
    tags: [
      { id: 'operator', label: 'Vida Plena' },
      { id: 'status', label: '2' },
    ],
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <TagGroup label="Filtros" tags={filters} onRemove={ignore} onClear={ignore} />
      <TagGroup label="Marcas" tags={filters.slice(0, 1)} />
      <TagGroup label="Filtros" tags={[]} emptyText="Nenhum filtro" />
      <TagGroup label="Filtros salvos" tags={filters} selectedId="status" onSelect={ignore} onRemove={ignore} />
      <TagGroup
        label="Filtros"
        isLabelHidden
        tags={[{ id: 'long', label: 'Prestador: Sociedade Beneficente de Assistência Médica e Hospitalar do Norte' }]}
        onRemove={ignore}
      />
    </Stack>
  ),
});

export const ArrowsMoveTheFocusAndDeleteRemovesATag = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Operadora: Vida Plena' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Situação: Glosada' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('status');
    await expect(canvas.queryByText('Situação: Glosada')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Período: 01/11 a 20/11/2026' })).toHaveFocus();
  },
});

export const EnterChoosesATagAndDeleteRemovesIt = meta.story({
  args: { selectedId: 'status', onSelect: fn(), onClear: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: 'Situação: Glosada' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Situação: Glosada' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('operator');
    await userEvent.click(canvas.getByRole('row', { name: 'Período: 01/11 a 20/11/2026' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('period');
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('period');
  },
});

export const TheButtonOfATagRemovesItAndAnnouncesThat = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Operadora: Vida Plena' }));
    await expect(args.onRemove).toHaveBeenCalledWith('operator');
    await expect(document.querySelector('[data-live-announcer][role="status"]')).toHaveTextContent(
      'Escolha removida: Operadora: Vida Plena',
    );
  },
});

export const AllTagsAreRemovedAtOnce = meta.story({
  args: { emptyText: 'Nenhum filtro' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar tudo' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Nenhum filtro')).toBeVisible();
  },
});

export const TheFocusStaysInTheGroupWhenAllTagsAreRemoved = meta.story({
  args: { emptyText: 'Nenhum filtro' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Limpar tudo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Filtros' })).toHaveFocus();
  },
});
