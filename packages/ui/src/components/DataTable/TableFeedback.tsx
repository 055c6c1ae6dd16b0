'use client';
import { RotateCw, Search, TriangleAlert } from '@lucide/icons';
import { attemptsPtBR } from '../../i18n/ptBR/attempts.ts';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../../internal/base/icons/Drawing.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

interface TableErrorProps {
  error: string | undefined;
  onRetry: (() => void) | undefined;
  isBusy: boolean;
}

export const TableEmpty = (props: { title: string; hint: string }) => (
  <EmptyState icon={<Drawing of={Search} size={24} />} {...props} />
);

export function TableError({ error, onRetry, isBusy }: TableErrorProps) {
  const messages = useWords('table', tablePtBR);
  const { retry } = useWords('actions', attemptsPtBR);
  return (
    <EmptyState
      icon={<Drawing of={TriangleAlert} size={24} />}
      title={messages.errorTitle}
      hint={error}
      action={
        onRetry && (
          <Button emphasis="outline" icon={<Drawing of={RotateCw} size={18} />} onPress={onRetry} isPending={isBusy}>
            {retry}
          </Button>
        )
      }
    />
  );
}
