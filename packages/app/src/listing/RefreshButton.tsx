import { RefreshCw } from '@lucide/icons';
import { Icon, IconButton } from '@oraculo/ui';

interface RefreshButtonProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** A way to a newer list. Silent: a list that refreshes itself would never stop talking. */
export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  return (
    <IconButton
      label="Atualizar a lista"
      icon={<Icon of={RefreshCw} />}
      size="small"
      onPress={() => {
        if (!isRefreshing) onRefresh();
      }}
    />
  );
}
