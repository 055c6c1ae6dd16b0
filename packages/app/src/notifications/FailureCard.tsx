import { CircleAlert } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { Button, Card, EmptyState, Icon } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from './messageOf.ts';

interface FailureCardProps {
  /** “A consulta não foi concluída” */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What became of the work of the user. @default what was typed is still there */
  hint?: string;
}

const typed = 'O que você digitou continua nos campos.';

/**
 * Takes the place of a result: says what happened, what to do, and the code that the service team asks for. It takes the focus
 * as a result does; an error that names fields has given it to the first of them.
 */
export function FailureCard({ title, error, onRetry, hint = typed }: FailureCardProps) {
  const retryRef = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
    retryRef.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    retryRef.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
  }, []);
  const code = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Card title={title}>
      <EmptyState
        icon={<Icon of={CircleAlert} size={24} />}
        title={messageOf(error) ?? ''}
        hint={[hint, 'Se acontecer de novo, avise a equipe do Oráculo.', code && `Código do pedido: ${code}`]
          .filter(Boolean)
          .join(' ')}
        action={
          <Button ref={retryRef} emphasis="outline" onPress={onRetry}>
            Tentar de novo
          </Button>
        }
      />
    </Card>
  );
}
