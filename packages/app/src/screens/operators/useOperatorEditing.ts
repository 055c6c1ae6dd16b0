import type { OperatorDetail, OperatorRow } from '@oraculo/api-client';
import { useState } from 'react';
import { api } from '../../api.ts';
import { notifyError } from '../../notifications/notify.ts';
import { useAsked } from '../../palette/asked.ts';
import { useOnce } from '../../queries/useOnce.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { useReopened } from '../../session/useReopened.ts';

/** What the form works on, if it is open: a new operator or a stored one. */
export function useOperatorEditing() {
  const [editing, setEditing] = useState<{ stored: OperatorDetail | null } | null>(null);
  const { once } = useOnce();
  const refresh = useRefresh('operators');

  const edit = ({ id }: Pick<OperatorRow, 'id'>) =>
    once(async () => {
      try {
        setEditing({ stored: await api.operators.get(id) });
      } catch (error) {
        notifyError('unknown', error);
        void refresh();
      }
    });
  useReopened('operator', editing && (editing.stored?.id ?? 'new'), (which) => {
    if (which === 'new') setEditing({ stored: null });
    else void edit({ id: which });
  });
  const create = () => setEditing({ stored: null });
  useAsked('createOperator', create);
  return {
    editing,
    edit,
    create,
    close: () => setEditing(null),
    refresh,
  };
}
