'use client';
import { createContext } from 'react';

export interface ConfirmOptions {
  /** The question: “Deseja cancelar o processamento?”. */
  title: string;
  /** The effect of the confirmation, in one or two sentences. */
  message?: string | undefined;
  /** A verb for the action: “Excluir”, not “Sim”. */
  confirmLabel: string;
  /** The safe answer, which gets the focus. @default 'Cancelar' */
  cancelLabel?: string | undefined;
  /** `critical` if something is lost. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** Aborting closes the dialog with the answer no, for a question that became obsolete. */
  signal?: AbortSignal | undefined;
}

/** Resolves to true only if the confirming button is pressed. Escape and the backdrop resolve to false. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);
