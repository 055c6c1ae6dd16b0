'use client';
import { useEffect } from 'react';
import { useMessages } from '../i18n/MessagesContext.ts';
import { announce } from './announce.ts';

/** Says once that the action runs; one region for the page, because one per button would be forty in a table. */
export function usePendingAnnouncement(isPending: boolean) {
  const { pending } = useMessages().actions;
  useEffect(() => {
    if (isPending) announce(pending);
  }, [isPending, pending]);
}
