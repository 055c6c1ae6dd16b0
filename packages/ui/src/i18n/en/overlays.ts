import type { Messages } from '../ptBR.ts';

export const overlaysEn: Messages['overlays'] = {
  staysOpen: 'This cannot be closed now. Wait until it is finished.',
  discardTitle: 'Discard changes?',
  discardMessage: 'Your changes have not been saved yet.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep editing',
  questionMissing: 'The confirmation could not be shown',
  questionMissingNote: 'Nothing was done. Check your connection and try again.',
  popoverMissing: 'This could not be opened',
  menuMissing: 'The menu could not be opened',
  menuMissingNote: 'Check your connection and try again.',
};
