import { actions } from './ptBR/actions.ts';
import { charts } from './ptBR/charts.ts';
import { commands } from './ptBR/commands.ts';
import { dates } from './ptBR/dates.ts';
import { fields } from './ptBR/fields.ts';
import { files } from './ptBR/files.ts';
import { masks } from './ptBR/masks.ts';
import { numbers } from './ptBR/numbers.ts';
import { pagination, table } from './ptBR/table.ts';
import { navigation } from './ptBR/navigation.ts';
import { overlays } from './ptBR/overlays.ts';
import { select } from './ptBR/select.ts';
import { shell } from './ptBR/shell.ts';
import { toasts } from './ptBR/toasts.ts';

/** Every string of the kit in Brazilian Portuguese, one file per area; a message with a value in it is a function. */
export const ptBR = {
  actions,
  charts,
  commands,
  dates,
  fields,
  files,
  select,
  masks,
  navigation,
  numbers,
  pagination,
  table,
  overlays,
  shell,
  toasts,
};

export type Messages = typeof ptBR;

/** What an app may pass to `UiProvider`: any message of any area, the rest stay as they are. */
export type MessageOverrides = { [Area in keyof Messages]?: Partial<Messages[Area]> };
