'use client';
import { createContext, use } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageOverrides, Messages } from './ptBR.ts';

/** Messages of one area of the catalogue as the app has them, from the Portuguese that the caller brings. */
type ReadWords = <Area extends keyof Messages, Portuguese extends Partial<Messages[Area]>>(
  area: Area,
  portuguese: Portuguese,
) => Portuguese;

interface Words {
  /** The messages that the app replaced. */
  overrides: MessageOverrides;
  read: ReadWords;
}

/** Works without a provider: the default is Portuguese. */
export const WordsContext = createContext<Words>({ overrides: {}, read: (_area, portuguese) => portuguese });

/** Those of the provider further out, and the app's own laid over them. */
export function createWords(inherited: Words, messages: MessageOverrides | undefined): Words {
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

/** Words of one area. A part brings the Portuguese that it speaks, and no other part's. */
export const useWords: ReadWords = (area, portuguese) => use(WordsContext).read(area, portuguese);
