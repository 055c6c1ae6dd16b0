import { useState } from 'react';
import { useRestoredDialog } from '../session/useRestoredDialog.ts';

/** Whether the upload dialog of a screen is open; it reopens after the session expired. */
export function useUploadDialog(name: string) {
  const [state, setState] = useState<'closed' | 'open' | 'reopened'>('closed');
  useRestoredDialog(name, state === 'closed' ? null : 'open', () => setState('reopened'));
  return {
    isOpen: state !== 'closed',
    /** Props for the `UploadModal`. */
    memory: { name, isReopened: state === 'reopened' },
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}
