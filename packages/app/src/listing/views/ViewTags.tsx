import { TagGroup } from '@oraculo/ui';
import type { ListViews } from './useViews.ts';

/** The saved views of a list; a press opens one, its × or Delete forgets it. */
export function ViewTags({ views }: { views: ListViews }) {
  return (
    <TagGroup
      label="Minhas visões"
      tags={views.own.map(({ name, isFirst }) => ({ id: name, label: isFirst ? `${name} (abre primeiro)` : name }))}
      selectedId={views.shown?.name ?? null}
      onSelect={views.open}
      onRemove={views.remove}
    />
  );
}
