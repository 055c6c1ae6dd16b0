import { actionsEs } from './es/actions.ts';
import { chartsEs } from './es/charts.ts';
import { comboboxEs } from './es/combobox.ts';
import { commandsEs } from './es/commands.ts';
import { datesEs } from './es/dates.ts';
import { fieldsEs } from './es/fields.ts';
import { filesEs } from './es/files.ts';
import { masksEs } from './es/masks.ts';
import { navigationEs } from './es/navigation.ts';
import { noticesEs } from './es/notices.ts';
import { numbersEs } from './es/numbers.ts';
import { overlaysEs } from './es/overlays.ts';
import { paginationEs } from './es/pagination.ts';
import { selectEs } from './es/select.ts';
import { shellEs } from './es/shell.ts';
import { tableEs } from './es/table.ts';
import { toastsEs } from './es/toasts.ts';
import { tokensEs } from './es/tokens.ts';
import type { Messages } from './ptBR.ts';

/** Every string of the kit in Spanish, for `messages` of `UiProvider`. Set `locale="es"` as well, for dates and numbers. */
export const es: Messages = {
  actions: actionsEs,
  charts: chartsEs,
  combobox: comboboxEs,
  commands: commandsEs,
  dates: datesEs,
  fields: fieldsEs,
  files: filesEs,
  masks: masksEs,
  navigation: navigationEs,
  notices: noticesEs,
  numbers: numbersEs,
  overlays: overlaysEs,
  pagination: paginationEs,
  select: selectEs,
  shell: shellEs,
  table: tableEs,
  toasts: toastsEs,
  tokens: tokensEs,
};
