import { actionsPtBR } from './ptBR/actions.ts';
import { attemptsPtBR } from './ptBR/attempts.ts';
import { chartsPtBR } from './ptBR/charts.ts';
import { comboboxPtBR } from './ptBR/combobox.ts';
import { commandsPtBR } from './ptBR/commands.ts';
import { copyingPtBR } from './ptBR/copying.ts';
import { calendarPtBR } from './ptBR/dates/calendar.ts';
import { dateRangePtBR } from './ptBR/dates/dateRange.ts';
import { monthPtBR } from './ptBR/dates/month.ts';
import { oneDatePtBR } from './ptBR/dates/oneDate.ts';
import { timeRangePtBR } from './ptBR/dates/timeRange.ts';
import { fieldsPtBR } from './ptBR/fields.ts';
import { filtersPtBR } from './ptBR/filters.ts';
import { filesPtBR } from './ptBR/files.ts';
import { keysPtBR } from './ptBR/keys.ts';
import { bankAccountPtBR } from './ptBR/masks/bankAccount.ts';
import { boletoPtBR } from './ptBR/masks/boleto.ts';
import { masksPtBR } from './ptBR/masks/masks.ts';
import { pixKeyPtBR } from './ptBR/masks/pixKey.ts';
import { navigationPtBR } from './ptBR/navigation.ts';
import { noticesPtBR } from './ptBR/notices.ts';
import { numbersPtBR } from './ptBR/numbers.ts';
import { overlaysPtBR } from './ptBR/overlays.ts';
import { paginationPtBR } from './ptBR/pagination.ts';
import { refusedKeysPtBR } from './ptBR/masks/refusedKeys.ts';
import { refusedPastePtBR } from './ptBR/masks/refusedPaste.ts';
import { selectPtBR } from './ptBR/select.ts';
import { shellPtBR } from './ptBR/shell.ts';
import { tablePtBR } from './ptBR/table.ts';
import { tableCellsPtBR } from './ptBR/tableCells.ts';
import { tableDetailsPtBR } from './ptBR/tableDetails.ts';
import { tableFiltersPtBR } from './ptBR/tableFilters.ts';
import { tableSelectionPtBR } from './ptBR/tableSelection.ts';
import { tableViewPtBR } from './ptBR/tableView.ts';
import { toastsPtBR } from './ptBR/toasts.ts';
import { tokensPtBR } from './ptBR/tokens.ts';

/**
 * Every string of the kit in Brazilian Portuguese. A message with a value is a function. Components do not import this catalogue: each passes
 * the files that it uses to `useAreaMessages`, so that no others are bundled. An area whose components are rarely used together is split into
 * several files.
 */
export const ptBR = {
  actions: { ...actionsPtBR, ...attemptsPtBR, ...filtersPtBR, ...copyingPtBR },
  charts: chartsPtBR,
  combobox: comboboxPtBR,
  commands: { ...commandsPtBR, ...keysPtBR },
  dates: { ...oneDatePtBR, ...calendarPtBR, ...dateRangePtBR, ...monthPtBR, ...timeRangePtBR },
  fields: fieldsPtBR,
  files: filesPtBR,
  masks: {
    ...masksPtBR,
    ...refusedKeysPtBR,
    ...refusedPastePtBR,
    ...boletoPtBR,
    ...pixKeyPtBR,
    ...bankAccountPtBR,
  },
  navigation: navigationPtBR,
  notices: noticesPtBR,
  numbers: numbersPtBR,
  overlays: overlaysPtBR,
  pagination: paginationPtBR,
  select: selectPtBR,
  shell: shellPtBR,
  table: {
    ...tablePtBR,
    ...tableCellsPtBR,
    ...tableSelectionPtBR,
    ...tableDetailsPtBR,
    ...tableViewPtBR,
    ...tableFiltersPtBR,
  },
  toasts: toastsPtBR,
  tokens: tokensPtBR,
};

export type Messages = typeof ptBR;

/** Messages that an app passes to `UiProvider`; every other message keeps its text. */
export type MessageOverrides = { [Area in keyof Messages]?: Partial<Messages[Area]> };
