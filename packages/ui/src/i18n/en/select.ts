import type { Messages } from '../ptBR.ts';

export const selectEn: Messages['select'] = {
  placeholder: 'Select',
  show: (label) => `Show options for ${label}`,
  clear: (label) => `Clear ${label}`,
  loading: 'Loading options…',
  empty: 'No options found.',
  partial: (shown, total) => `Showing ${shown} of ${total}, keep typing`,
  count: (total) => (total === 1 ? '1 option' : `${total} options`),
  best: (label) => `Highlighted: ${label}`,
  unmatched: (text, kept) =>
    [
      text === '' ? 'Choose an option from the list.' : `No option selected for “${text}”. Choose one from the list.`,
      ...(kept === undefined ? [] : [`“${kept}” remains selected.`]),
    ].join(' '),
  ambiguous: (text, total, kept) =>
    [
      `${total} options match “${text}”. Choose one from the list.`,
      ...(kept === undefined ? [] : [`“${kept}” remains selected.`]),
    ].join(' '),
  unloaded: (text, kept) =>
    [
      `The list was still loading, so nothing was selected for “${text}”. Choose an option from the list.`,
      ...(kept === undefined ? [] : [`“${kept}” remains selected.`]),
    ].join(' '),
  reverted: (label) => `${label} remains selected`,
  revertedToNone: 'Text cleared: nothing is selected',
  chosen: (labels) =>
    labels.length === 1 ? `1 selected: ${labels[0]}` : `${labels.length} selected: ${labels.join(', ')}`,
  chosenGroup: 'Selected',
  added: (label) => `${label} selected`,
  removed: (label) => `${label} removed`,
  remove: (label) => `Remove ${label}`,
};
