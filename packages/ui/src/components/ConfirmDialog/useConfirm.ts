'use client';
import { useContext, useEffect } from 'react';
import { type Confirm, ConfirmContext } from './ConfirmContext.ts';
import { lazyConfirmDialog } from './lazyConfirmDialog.ts';

/** `if (await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' })) …`; needs a `UiProvider` above. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a UiProvider above it.');
  useEffect(() => {
    lazyConfirmDialog.preload();
  }, []);
  return confirm;
}
