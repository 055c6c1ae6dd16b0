'use client';
import { useEffect } from 'react';
import { useMessages } from '../i18n/MessagesContext.ts';
import { announce } from './announce.ts';
import { Spinner } from './Spinner.tsx';

/** Over a button whose action runs: shows it, and says it once through the page's one region. */
export function PendingMark() {
  const { pending } = useMessages().actions;
  useEffect(() => announce(pending), [pending]);
  return <Spinner />;
}
