import { CircleAlert } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { announce, Button, Card, ResultHeading } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from './messageOf.ts';

interface FailureCardProps {
  /** “Não foi possível concluir a consulta” */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** A sentence about the user's work. @default typed values are still there */
  hint?: string;
  /** A toast says in the same moment what happened, so it is neither shown nor announced here. */
  hasToast?: boolean;
}

const typed = 'O que você digitou continua nos campos.';

/**
 * Takes the place of a result: says what happened, what to do, and the code that the service team asks for. It takes the focus
 * as a result does; an error that names fields has given it to the first of them.
 */
export function FailureCard({ title, error, onRetry, hint = typed, hasToast = false }: FailureCardProps) {
  const message = hasToast ? undefined : messageOf(error);
  const retryRef = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
    retryRef.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    retryRef.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
  }, []);
  useEffect(() => {
    if (message) announce(`${title}: ${message}`);
  }, [title, message]);
  const code = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Card aria-label={title} isFlush>
      <ResultHeading
        tone="critical"
        icon={CircleAlert}
        title={title}
        detail={message}
        actions={
          <Button ref={retryRef} emphasis="outline" size="small" onPress={onRetry}>
            Tentar de novo
          </Button>
        }
      >
        <p>
          {[hint, 'Se acontecer de novo, avise a equipe do Oráculo.', code && `Código para o suporte: ${code}`]
            .filter(Boolean)
            .join(' ')}
        </p>
      </ResultHeading>
    </Card>
  );
}
