'use client';
import { useContext } from 'react';
import { type Confirm, ConfirmContext } from './ConfirmContext.ts';

/** `if (await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' })) …`; needs a `UiProvider` above. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a UiProvider above it.');
  return confirm;
}
