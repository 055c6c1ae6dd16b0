'use client';
import { createContext, useContext } from 'react';
import { type Messages, ptBR } from './ptBR.ts';

/** Works without a provider: the default is the Portuguese catalogue. */
export const MessagesContext = createContext<Messages>(ptBR);

export const useMessages = (): Messages => useContext(MessagesContext);
