import { CircleAlert } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { Button, Card, EmptyState, Icon } from '@oraculo/ui';
import { messageOf } from './messageOf.ts';

interface FailureCardProps {
  /** “A consulta não foi concluída” */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where the result would: what happened, what to do, and the code that the service team asks for. */
export function FailureCard({ title, error, onRetry }: FailureCardProps) {
  const code = error instanceof ApiError ? error.requestId : undefined;
  const hint = 'O que você digitou continua nos campos. Se acontecer de novo, avise a equipe do Oráculo.';
  return (
    <Card title={title}>
      <EmptyState
        icon={<Icon of={CircleAlert} size={24} />}
        title={messageOf(error) ?? ''}
        hint={code === undefined ? hint : `${hint} Código do pedido: ${code}`}
        action={
          <Button emphasis="outline" onPress={onRetry}>
            Tentar de novo
          </Button>
        }
      />
    </Card>
  );
}
