import { Banner, Button } from '@oraculo/ui';
import type { LostPage } from './usePagedList.ts';

interface LostPageNoteProps {
  lost: LostPage | null;
  onRetry: (lost: LostPage) => void;
  onDismiss: () => void;
}

/** Why the list stands at its first page though another one was asked for, and the way there. */
export function LostPageNote({ lost, onRetry, onDismiss }: LostPageNoteProps) {
  if (!lost) return <Banner tone="critical">{null}</Banner>;
  const wanted = lost.page === 1 ? `${lost.pageSize} itens por página` : `a página ${lost.page}`;
  return (
    <Banner
      tone="critical"
      onDismiss={onDismiss}
      action={
        <Button size="small" emphasis="outline" onPress={() => onRetry(lost)}>
          Tentar de novo
        </Button>
      }
    >
      {`Não foi possível mostrar ${wanted}. ${lost.message}`}
    </Banner>
  );
}
