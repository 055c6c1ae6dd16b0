'use client';
import { use, useMemo } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import { type Messages, ptBR } from './ptBR.ts';
import { MessagesContext } from './useAreaMessages.ts';

/** Every string of the kit as the app has it, for parts of the app that say the same; it brings the whole catalogue along. */
export function useMessages(): Messages {
  const { overrides } = use(MessagesContext);
  return useMemo(() => mergeMessages(ptBR, overrides), [overrides]);
}
