import { FileX } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { Card, EmptyState, Icon } from '@oraculo/ui';
import { FailureCard } from '../../notifications/FailureCard.tsx';

/** In the place of the document: that there is none, which no second try changes, or that nobody could tell. */
export function LookupFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof ApiError && error.kind === 'notFound'))
    return <FailureCard title="O documento não foi consultado" error={error} onRetry={onRetry} />;
  return (
    <Card title="Documento não encontrado">
      <EmptyState
        icon={<Icon of={FileX} size={24} />}
        title={error.message}
        hint="O que você digitou continua no campo."
      />
    </Card>
  );
}
