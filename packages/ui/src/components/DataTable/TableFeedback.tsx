'use client';
import { RotateCw, Search, TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { attemptsPtBR } from '../../i18n/ptBR/attempts.ts';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

interface TableErrorProps {
  error: string | undefined;
  onRetry: (() => void) | undefined;
  isBusy: boolean;
}

export const TableEmpty = (props: { title: string; hint: string; action?: ReactNode }) => (
  <EmptyState icon={<SvgIcon icon={Search} size={24} />} {...props} />
);

export function TableError({ error, onRetry, isBusy }: TableErrorProps) {
  const messages = useAreaMessages('table', tablePtBR);
  const { retry } = useAreaMessages('actions', attemptsPtBR);
  return (
    <EmptyState
      icon={<SvgIcon icon={TriangleAlert} size={24} />}
      title={messages.errorTitle}
      hint={error}
      action={
        onRetry && (
          <Button emphasis="outline" icon={<SvgIcon icon={RotateCw} size={18} />} onPress={onRetry} isPending={isBusy}>
            {retry}
          </Button>
        )
      }
    />
  );
}
