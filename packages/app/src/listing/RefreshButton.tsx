import { RefreshCw } from '@lucide/icons';
import { announce, Icon, IconButton, toast } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

interface RefreshButtonProps {
  isRefreshing: boolean;
  /** Why the last refresh failed. */
  staleReason: string | undefined;
  /** Without rows the table itself shows the result. */
  hasRows: boolean;
  onRefresh: () => void;
}

/** Refreshes the list. Only a press announces the result: announcing every automatic refresh would never end. */
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
