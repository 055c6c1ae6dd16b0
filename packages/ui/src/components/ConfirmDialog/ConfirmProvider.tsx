'use client';
import { type ReactNode, useCallback, useState } from 'react';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './ConfirmContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Question {
  key: number;
  options: ConfirmOptions;
  resolve: (isConfirmed: boolean) => void;
}

/** Shows one question at a time; a second one waits for the first to be answered. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        setQuestions((asked) => [...asked, { key: (asked.at(-1)?.key ?? 0) + 1, options, resolve }]);
      }),
    [],
  );
  const current = questions[0];
  const answer = (isConfirmed: boolean) => {
    current?.resolve(isConfirmed);
    setQuestions((asked) => asked.filter((question) => question !== current));
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {current && <ConfirmDialog key={current.key} {...current.options} onAnswer={answer} />}
    </ConfirmContext>
  );
}
