import { Banner, Stack, TagGroup } from '@oraculo/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperators } from '../../queries/useOperators.ts';
import type { ListViews } from './useViews.ts';

/** Handles a view with a deleted operator: it opens without that filter and with a note, until the filters change. */
function useDeletedOperator({ current, operator, present, withoutOperator, removeOperator }: ListViews) {
  const { items } = useOperators({ ignoreCredentialActive: true });
  const [opened, setOpened] = useState<{ name: string; left: string } | null>(null);
  const isGone =
    operator !== null &&
    operator.value !== null &&
    items?.every((one) => one[operator.valueOf] !== operator.value) === true;
  const name = isGone ? current?.name : undefined;
  if (name !== undefined && (opened?.name !== name || opened.left !== withoutOperator))
    setOpened({ name, left: withoutOperator });
  const removeDeleted = useEffectEvent(removeOperator);
  useEffect(() => {
    if (name !== undefined) removeDeleted();
  }, [name]);
  return opened?.left === present ? opened.name : undefined;
}

/** The saved views of a list. A press opens a view; its × or Delete removes it. */
export function ViewTags({ views }: { views: ListViews }) {
  const gone = useDeletedOperator(views);
  return (
    <Stack gap={2}>
      <TagGroup
        label="Filtros salvos"
        tags={views.viewsOfList.map(({ name, isDefault }) => ({
          id: name,
          label: isDefault ? `${name} (padrão)` : name,
        }))}
        selectedId={views.current?.name ?? null}
        onSelect={views.open}
        onRemove={views.remove}
      />
      <Banner tone="caution">
        {gone === undefined
          ? null
          : `A operadora de “${gone}” não existe mais. A lista abriu sem ela, e os filtros continuam salvos.`}
      </Banner>
    </Stack>
  );
}
