import { actions } from './ptBR/actions.ts';
import { fields } from './ptBR/fields.ts';

/** Every string of the kit in Brazilian Portuguese, one file per area; a message with a value in it is a function. */
export const ptBR = { actions, fields };

export type Messages = typeof ptBR;

/** What an app may pass to `UiProvider`: any message of any area, the rest stay as they are. */
export type MessageOverrides = { [Area in keyof Messages]?: Partial<Messages[Area]> };
