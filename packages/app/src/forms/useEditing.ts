import type { ErrorSituation } from '@oraculo/api-client';
import { useState } from 'react';
import { notifyError } from '../notifications/notify.ts';
import { type Task, useScreenCommand } from '../commands/screenCommand.ts';
import { useSingleFlight } from '../queries/useSingleFlight.ts';
import { useRestoredDialog } from '../session/useRestoredDialog.ts';

interface EditingOptions<Stored> {
  /** The storage key of its drafts and of its open dialog. */
  name: string;
  /** The command of the palette that opens the form for a new record. */
  createTask: Task;
  load: (id: string) => Promise<Stored>;
  loadFailure: ErrorSituation;
  /** Reloads the list, because a record that failed to load may be deleted. */
  refresh: () => unknown;
}

/** The subject of an open form: a new record (`stored` is null), or a stored one, loaded when the form opens. */
export function useEditing<Stored extends { id: string }>(options: EditingOptions<Stored>) {
  const { name, createTask, load, loadFailure, refresh } = options;
  // A stored record may contain a password, so it is kept here and not in the shared cache.
  const [editing, setEditing] = useState<{ stored: Stored | null } | null>(null);
  const { once } = useSingleFlight();
  const create = () => setEditing({ stored: null });
  const edit = (id: string) =>
    once(async () => {
      try {
        const stored = await load(id);
        // A dialog that was opened meanwhile stays unchanged.
        setEditing((current) => (current === editing ? { stored } : current));
      } catch (error) {
        notifyError(loadFailure, error);
        refresh();
      }
    });
  useRestoredDialog(name, editing && (editing.stored?.id ?? 'new'), (which) => {
    if (which === 'new') create();
    else void edit(which);
  });
  useScreenCommand(createTask, create);
  // A save continues after its dialog was closed and must not close another dialog.
  const close = () => setEditing((current) => (current === editing ? null : current));
  return { editing, create, edit, close };
}
