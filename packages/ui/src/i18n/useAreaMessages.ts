'use client';
import { createContext, use } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageOverrides, Messages } from './ptBR.ts';

/** Messages of one area with the overrides of the app. The caller passes the Portuguese ones. */
type ReadAreaMessages = <Area extends keyof Messages, Portuguese extends Partial<Messages[Area]>>(
  area: Area,
  portuguese: Portuguese,
) => Portuguese;

interface MessagesValue {
  /** The overrides of the app. */
  overrides: MessageOverrides;
  read: ReadAreaMessages;
}

/** Works without a provider: the default is Portuguese. */
export const MessagesContext = createContext<MessagesValue>({ overrides: {}, read: (_area, portuguese) => portuguese });

/** Messages of the outer provider, overridden by `messages`. */
export function createMessages(inherited: MessagesValue, messages: MessageOverrides | undefined): MessagesValue {
  if (!messages) return inherited;
  const overrides = mergeMessages(inherited.overrides, messages);
  const read = new Map<object, object>();
  return {
    overrides,
    read: <Portuguese extends object>(area: keyof Messages, portuguese: Portuguese) => {
      const known = read.get(portuguese) ?? { ...portuguese, ...overrides[area] };
      read.set(portuguese, known);
      return known as Portuguese;
    },
  };
}

/** Messages of one area. Each component passes the Portuguese messages that it uses, so that no others are bundled with it. */
export const useAreaMessages: ReadAreaMessages = (area, portuguese) => use(MessagesContext).read(area, portuguese);
