import type { Messages } from '../ptBR.ts';

export const selectEn: Messages['select'] = {
  placeholder: 'Select',
  show: (label) => `Show options of ${label}`,
  clear: (label) => `Clear ${label}`,
  loading: 'Loading options…',
  empty: 'No option found.',
  partial: (shown, total) => `Showing ${shown} of ${total}, keep typing`,
  count: (total) => (total === 1 ? '1 option' : `${total} options`),
  best: (label) => `Marked: ${label}`,
  unmatched: (text, kept) =>
    [
      text === '' ? 'Choose an option of the list.' : `No option chosen for “${text}”. Choose one of the list.`,
      ...(kept === undefined ? [] : [`“${kept}” stays chosen.`]),
    ].join(' '),
  ambiguous: (text, total, kept) =>
    [
      `${total} options match “${text}”. Choose one of the list.`,
      ...(kept === undefined ? [] : [`“${kept}” stays chosen.`]),
    ].join(' '),
  unloaded: (text, kept) =>
    [
      `The list was still loading: nothing is chosen for “${text}”. Choose an option of the list.`,
      ...(kept === undefined ? [] : [`“${kept}” stays chosen.`]),
    ].join(' '),
  reverted: (label) => `${label} stays chosen`,
  chosen: (labels) =>
    labels.length === 1 ? `1 chosen: ${labels[0]}` : `${labels.length} chosen: ${labels.join(', ')}`,
  chosenGroup: 'Chosen',
  added: (label) => `${label} chosen`,
  removed: (label) => `${label} removed`,
  remove: (label) => `Remove ${label}`,
};
