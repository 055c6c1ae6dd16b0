import { CircleAlert } from '@lucide/icons';
import { ApiError } from '@oraculo/api-client';
import { Button, Card, EmptyState, Icon } from '@oraculo/ui';
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

/** Takes the place of a result: says what happened, what to do, and the code that the service team asks for. */
export function FailureCard({ title, error, onRetry, hint = typed }: FailureCardProps) {
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
          <Button emphasis="outline" onPress={onRetry}>
            Tentar de novo
          </Button>
        }
      />
    </Card>
  );
}
