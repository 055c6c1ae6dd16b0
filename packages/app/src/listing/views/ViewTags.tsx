import { Banner, Stack, TagGroup } from '@oraculo/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperators } from '../../queries/useOperators.ts';
import type { ListViews } from './useViews.ts';

/** Handles a view with a deleted operator: it opens without that filter and with a note, until the filters change. */
function useDeletedOperator({ shown, operator, present, withoutOperator, leaveOperatorOut }: ListViews) {
  const { items } = useOperators({ ignoreCredentialActive: true });
  const [opened, setOpened] = useState<{ name: string; left: string } | null>(null);
  const isGone =
    operator !== null &&
    operator.called !== null &&
    items?.every((one) => one[operator.by] !== operator.called) === true;
  const name = isGone ? shown?.name : undefined;
  if (name !== undefined && (opened?.name !== name || opened.left !== withoutOperator))
    setOpened({ name, left: withoutOperator });
  const leaveOut = useEffectEvent(leaveOperatorOut);
  useEffect(() => {
    if (name !== undefined) leaveOut();
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
        tags={views.own.map(({ name, isDefault }) => ({ id: name, label: isDefault ? `${name} (padrão)` : name }))}
        selectedId={views.shown?.name ?? null}
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
