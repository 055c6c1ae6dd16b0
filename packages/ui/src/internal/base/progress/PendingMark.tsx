'use client';
import { useEffect } from 'react';
import { attemptsPtBR } from '../../../i18n/ptBR/attempts.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce, cancelAnnouncement } from '../announce/announce.ts';
import { Spinner } from './Spinner.tsx';

/** A spinner over a button with a running action, which it announces once through the live region of the page. */
export function PendingMark() {
  const { pending } = useAreaMessages('actions', attemptsPtBR);
  useEffect(() => {
    announce(pending);
    return () => cancelAnnouncement(pending);
  }, [pending]);
  return <Spinner />;
}
