import { RefreshCw } from '@lucide/icons';
import { Icon, IconButton, Inline, Note } from '@oraculo/ui';
import { format } from 'date-fns';

interface RefreshNoteProps {
  updatedAt: Date | null;
  /** The last try to ask again failed. */
  isStale: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** How old the list is, and a way to a newer one. Silent: a list that refreshes itself would never stop talking. */
export function RefreshNote({ updatedAt, isStale, isRefreshing, onRefresh }: RefreshNoteProps) {
  return (
    <Inline justify="between">
      {isStale && <Note>Não foi possível atualizar</Note>}
      {updatedAt && <Note>{`Atualizado às ${format(updatedAt, 'HH:mm')}`}</Note>}
      <IconButton
        label="Atualizar a lista"
        icon={<Icon of={RefreshCw} />}
        size="small"
        onPress={() => {
          if (!isRefreshing) onRefresh();
        }}
      />
    </Inline>
  );
}
