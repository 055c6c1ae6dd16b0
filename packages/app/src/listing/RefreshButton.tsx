import { RefreshCw } from '@lucide/icons';
import { announce, Icon, IconButton, toast } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

interface RefreshButtonProps {
  isRefreshing: boolean;
  /** Why the rows could not be brought up to date, after the last try. */
  staleReason: string | undefined;
  /** Without them the table says itself what became of the try. */
  hasRows: boolean;
  onRefresh: () => void;
}

/** A way to a newer list. Says how it went only to who pressed it: a list that refreshes itself would never stop talking. */
export function RefreshButton({ isRefreshing, staleReason, hasRows, onRefresh }: RefreshButtonProps) {
  const isAwaited = useRef(false);
  const sayOutcome = useEffectEvent(() => {
    if (!isAwaited.current || !hasRows) return;
    if (staleReason === undefined) announce('Lista atualizada');
    else toast.error({ title: 'Não foi possível atualizar a lista', message: staleReason });
  });
  useEffect(() => {
    if (isRefreshing) return;
    sayOutcome();
    isAwaited.current = false;
  }, [isRefreshing]);
  return (
    <IconButton
      label="Atualizar a lista"
      icon={<Icon of={RefreshCw} />}
      size="small"
      onPress={() => {
        isAwaited.current = true;
        if (!isRefreshing) onRefresh();
      }}
    />
  );
}
