import { actionsEn } from './en/actions.ts';
import { chartsEn } from './en/charts.ts';
import { comboboxEn } from './en/combobox.ts';
import { commandsEn } from './en/commands.ts';
import { datesEn } from './en/dates.ts';
import { fieldsEn } from './en/fields.ts';
import { filesEn } from './en/files.ts';
import { masksEn } from './en/masks.ts';
import { navigationEn } from './en/navigation.ts';
import { noticesEn } from './en/notices.ts';
import { numbersEn } from './en/numbers.ts';
import { overlaysEn } from './en/overlays.ts';
import { paginationEn } from './en/pagination.ts';
import { selectEn } from './en/select.ts';
import { shellEn } from './en/shell.ts';
import { tableEn } from './en/table.ts';
import { toastsEn } from './en/toasts.ts';
import { tokensEn } from './en/tokens.ts';
import type { Messages } from './ptBR.ts';

/** Every string of the kit in English, for `messages` of `UiProvider`. Set `locale="en"` as well, for the numbers. */
export const en: Messages = {
  actions: actionsEn,
  charts: chartsEn,
  combobox: comboboxEn,
  commands: commandsEn,
  dates: datesEn,
  fields: fieldsEn,
  files: filesEn,
  masks: masksEn,
  navigation: navigationEn,
  notices: noticesEn,
  numbers: numbersEn,
  overlays: overlaysEn,
  pagination: paginationEn,
  select: selectEn,
  shell: shellEn,
  table: tableEn,
  toasts: toastsEn,
  tokens: tokensEn,
};
