import { Banner, Button } from '@oraculo/ui';
import type { FailedPage } from './usePagedList.ts';

interface FailedPageNoteProps {
  failedPage: FailedPage | null;
  onRetry: (failedPage: FailedPage) => void;
  onDismiss: () => void;
}

/** Says that the requested page failed to load and that the first page is shown, with a button that retries it. */
export function FailedPageNote({ failedPage, onRetry, onDismiss }: FailedPageNoteProps) {
  if (!failedPage) return <Banner tone="critical">{null}</Banner>;
  const wanted = failedPage.page === 1 ? `${failedPage.pageSize} itens por página` : `a página ${failedPage.page}`;
  return (
    <Banner
      tone="critical"
      onDismiss={onDismiss}
      action={
        <Button size="small" emphasis="outline" onPress={() => onRetry(failedPage)}>
          Tentar de novo
        </Button>
      }
    >
      {`Não foi possível mostrar ${wanted}. ${failedPage.message}`}
    </Banner>
  );
}
