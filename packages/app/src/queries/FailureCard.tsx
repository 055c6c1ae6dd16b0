import { CircleAlert } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { announce, Button, Card, ResultHeading } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../browser/isComposing.ts';
import { messageOf } from '../notifications/messageOf.ts';

interface FailureCardProps {
  /** “Não foi possível concluir a consulta” */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** A sentence about the user's work. @default says that the typed values are kept */
  hint?: string;
  /** A toast reports the failure at the same time, so the message is neither shown nor announced here. */
  hasToast?: boolean;
  /** False where the user may already type the next text. @default true */
  takesFocus?: boolean;
}

const typed = 'O que você digitou continua nos campos.';

/**
 * Replaces a result after a failure: the message, a retry, and the code that the support team needs. It takes the focus
 * like a result, unless the error names fields; then the first of them has the focus.
 */
export function FailureCard(props: FailureCardProps) {
  const { title, error, onRetry, hint = typed, hasToast = false, takesFocus = true } = props;
  const message = hasToast ? undefined : messageOf(error);
  const retryRef = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus || isComposing()) return;
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
