'use client';
import '../../theme/theme.ts';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { MessagesContext } from '../../i18n/MessagesContext.ts';
import { mergeMessages } from '../../i18n/mergeMessages.ts';
import { type MessageOverrides, ptBR } from '../../i18n/ptBR.ts';

export interface UiProviderProps {
  /** Replaces any message of the catalogue; keep the object stable between renders. */
  messages?: MessageOverrides;
  children: ReactNode;
}

/** Once, around the whole app: the kit speaks Portuguese whatever language the browser has. */
export function UiProvider({ messages, children }: UiProviderProps) {
  const catalogue = useMemo(() => mergeMessages(ptBR, messages), [messages]);
  return (
    <I18nProvider locale="pt-BR">
      <MessagesContext value={catalogue}>{children}</MessagesContext>
    </I18nProvider>
  );
}
