'use client';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ConfirmContext } from './ConfirmContext.ts';
import { lazyConfirmDialog } from './lazyConfirmDialog.ts';

/**
 * Guards a form against being left with changes in it, whatever the router: the browser's own question on reload and
 * close, and `confirmLeave()` for everything inside the page. `confirmLeave` is true at once when nothing is dirty.
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
  // Saved meanwhile: what the question says is no longer so.
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
