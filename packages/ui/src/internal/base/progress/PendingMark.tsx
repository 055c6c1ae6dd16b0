'use client';
import { useEffect } from 'react';
import { attemptsPtBR } from '../../../i18n/ptBR/attempts.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce, cancelAnnouncement } from '../announce/announce.ts';
import { Spinner } from './Spinner.tsx';

/** Over a button whose action runs: shows it, and says it once through the page's one region. */
export function PendingMark() {
  const { pending } = useAreaMessages('actions', attemptsPtBR);
  useEffect(() => {
    announce(pending);
    return () => cancelAnnouncement(pending);
  }, [pending]);
  return <Spinner />;
}
