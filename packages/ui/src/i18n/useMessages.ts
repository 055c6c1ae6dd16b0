'use client';
import { use, useMemo } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import { type Messages, ptBR } from './ptBR.ts';
import { MessagesContext } from './useAreaMessages.ts';

/**
 * Every string of the kit with the overrides of the app, for an app that shows the same texts. It adds the whole catalogue to the bundle.
 */
export function useMessages(): Messages {
  const { overrides } = use(MessagesContext);
  return useMemo(() => mergeMessages(ptBR, overrides), [overrides]);
}
