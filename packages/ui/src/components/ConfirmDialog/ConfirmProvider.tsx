'use client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './ConfirmContext.ts';
import { lazyConfirmDialog } from './lazyConfirmDialog.ts';

const ConfirmDialog = lazyConfirmDialog.Part;

interface Question {
  /** The key of the dialog. It is never reused, so that the next question gets a new dialog. */
  key: number;
  options: ConfirmOptions;
  resolve: (isConfirmed: boolean) => void;
}

/**
 * Shows one question at a time; a second one waits until the first is answered. `UiProvider` has one. Give a nested ConfirmProvider
 * `key={userId}`: open questions are answered no when the user changes.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const open = useRef(questions);
  const lastKey = useRef(0);
  useEffect(() => {
    open.current = questions;
  }, [questions]);
  useEffect(() => {
    return () => {
      for (const question of open.current) question.resolve(false);
    };
  }, []);
  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        if (options.signal?.aborted) return resolve(false);
        lastKey.current += 1;
        const question = { key: lastKey.current, options, resolve };
        setQuestions((queue) => [...queue, question]);
        const takeAway = () => {
          resolve(false);
          setQuestions((queue) => queue.filter((other) => other !== question));
        };
        options.signal?.addEventListener('abort', takeAway, { once: true });
      }),
    [],
  );
  const current = questions[0];
  const answer = (isConfirmed: boolean) => {
    current?.resolve(isConfirmed);
    setQuestions((queue) => queue.filter((question) => question !== current));
  };
  /** A question that cannot be shown is answered no. */
  const reportLoadError = () => {
    showToast('error', { title: overlays.confirmationLoadFailed, message: overlays.confirmationLoadFailedNote });
    answer(false);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {current && (
        <ConfirmDialog key={current.key} {...current.options} onAnswer={answer} onLoadError={reportLoadError} />
      )}
    </ConfirmContext>
  );
}
