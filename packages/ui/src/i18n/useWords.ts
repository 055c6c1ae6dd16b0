'use client';
import { createContext, use } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageOverrides, Messages } from './ptBR.ts';

/** An area of the catalogue as the app has it, from the Portuguese that the caller brings. */
type ReadWords = <Area extends keyof Messages>(area: Area, portuguese: Messages[Area]) => Messages[Area];

interface Words {
  /** What the app has replaced. */
  overrides: MessageOverrides;
  read: ReadWords;
}

/** Works without a provider: the default is Portuguese. */
export const WordsContext = createContext<Words>({ overrides: {}, read: (_area, portuguese) => portuguese });

/** Those of the provider further out, and the app's own laid over them. */
export function createWords(inherited: Words, messages: MessageOverrides | undefined): Words {
  if (!messages) return inherited;
  const overrides = mergeMessages(inherited.overrides, messages);
  const areas: Partial<Messages> = {};
  return {
    overrides,
    read: (area, portuguese) => {
      const known = areas[area];
      return known ?? (areas[area] = { ...portuguese, ...overrides[area] });
    },
  };
}

/** The words of one area. A part brings the Portuguese of the areas that it speaks, and no other area's. */
export const useWords: ReadWords = (area, portuguese) => use(WordsContext).read(area, portuguese);
