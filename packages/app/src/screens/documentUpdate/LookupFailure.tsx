import { FileX } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { Card, ResultHeading } from '@oraculo/ui';
import { FailureCard } from '../../queries/FailureCard.tsx';

interface LookupFailureProps {
  error: unknown;
  /** The code that was looked up, as it was typed. */
  barcode: string;
  onRetry: () => void;
}

/**
 * Shown in place of the document after a failed look-up. It offers a retry if the request failed, and none if the
 * document does not exist. A toast gives the reason.
 */
export function LookupFailure({ error, barcode, onRetry }: LookupFailureProps) {
  if (!(error instanceof ApiError && error.kind === 'notFound'))
    return (
      <FailureCard
        title="Não foi possível pesquisar o documento"
        error={error}
        onRetry={onRetry}
        hasToast
        // The next scan goes into the field.
        takesFocus={false}
      />
    );
  return (
    <Card aria-label="Documento não encontrado" isFlush>
      <ResultHeading tone="caution" icon={FileX} title="Documento não encontrado" detail={<strong>{barcode}</strong>}>
        <p>Confira o código no documento e corrija o que está no campo.</p>
      </ResultHeading>
    </Card>
  );
}
