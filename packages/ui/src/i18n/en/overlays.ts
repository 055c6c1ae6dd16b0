import type { Messages } from '../ptBR.ts';

export const overlaysEn: Messages['overlays'] = {
  staysOpen: 'This cannot be closed now. Wait until it is done.',
  discardTitle: 'Discard changes?',
  discardMessage: 'What you filled in has not been saved yet.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep editing',
  questionMissing: 'Your confirmation could not be asked for',
  questionMissingNote: 'Nothing was done. Check your connection and try again.',
  popoverMissing: 'This could not be opened',
  menuMissing: 'The menu could not be opened',
  menuMissingNote: 'Check your connection and try again.',
};
