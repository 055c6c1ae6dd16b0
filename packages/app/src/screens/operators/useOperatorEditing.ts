import type { OperatorDetail, OperatorRow } from '@oraculo/api-client';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { notifyError } from '../../notifications/notify.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { useReopened } from '../../session/useReopened.ts';

/** What the form works on, if it is open: a new operator or a stored one. */
export function useOperatorEditing() {
  const [editing, setEditing] = useState<{ stored: OperatorDetail | null } | null>(null);
  const isLoading = useRef(false);
  const refresh = useRefresh('operators');

  const edit = async ({ id }: Pick<OperatorRow, 'id'>) => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      setEditing({ stored: await api.operators.get(id) });
    } catch (error) {
      notifyError('unknown', error);
      void refresh();
    }
    isLoading.current = false;
  };
  useReopened('operator', editing && (editing.stored?.id ?? 'new'), (which) => {
    if (which === 'new') setEditing({ stored: null });
    else void edit({ id: which });
  });
  return {
    editing,
    edit,
    create: () => setEditing({ stored: null }),
    close: () => setEditing(null),
    refresh,
  };
}
