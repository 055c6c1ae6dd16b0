'use client';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ConfirmContext } from './ConfirmContext.ts';
import { lazyConfirmDialog } from './lazyConfirmDialog.ts';

/**
 * Guards a form with unsaved changes, with any router. The browser asks on reload and close; call `confirmLeave()` before any other
 * navigation. It resolves to true immediately if nothing is dirty.
 */
export function useUnsavedChanges(isDirty: boolean) {
  const confirm = useContext(ConfirmContext);
  const { discardTitle, discardMessage, discardConfirm, discardCancel } = useAreaMessages('overlays', overlaysPtBR);
  useEffect(() => {
    lazyConfirmDialog.preload();
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [isDirty]);
  const asking = useRef<AbortController>(null);
  // The form was saved meanwhile, so the question is obsolete.
  useEffect(() => {
    return isDirty ? () => asking.current?.abort() : undefined;
  }, [isDirty]);
  const confirmLeave = useCallback(async () => {
    if (!isDirty) return true;
    if (!confirm) throw new Error('useUnsavedChanges needs a UiProvider above it.');
    asking.current = new AbortController();
    return confirm({
      signal: asking.current.signal,
      title: discardTitle,
      message: discardMessage,
      confirmLabel: discardConfirm,
      cancelLabel: discardCancel,
      tone: 'critical',
    });
  }, [isDirty, confirm, discardTitle, discardMessage, discardConfirm, discardCancel]);
  return { confirmLeave };
}
