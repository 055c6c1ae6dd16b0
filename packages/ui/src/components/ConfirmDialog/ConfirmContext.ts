'use client';
import { createContext } from 'react';

export interface ConfirmOptions {
  /** The question itself: “Deseja cancelar o processamento?”. */
  title: string;
  /** The effect of a yes, in one or two sentences. */
  message?: string | undefined;
  /** A verb that says what happens: “Excluir”, rather than “Sim”. */
  confirmLabel: string;
  /** The safe answer, which has the focus. @default 'Cancelar' */
  cancelLabel?: string | undefined;
  /** `critical` where something is lost. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** Takes the question away, answered with no, once there is nothing left to ask about. */
  signal?: AbortSignal | undefined;
}

/** Resolves to true only when the confirming button was pressed; Escape and the backdrop give the safe answer. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);
