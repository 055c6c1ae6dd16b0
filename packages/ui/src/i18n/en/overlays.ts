import type { Messages } from '../ptBR.ts';

export const overlaysEn: Messages['overlays'] = {
  staysOpen: 'This cannot be closed now. Wait until it is finished.',
  discardTitle: 'Discard changes?',
  discardMessage: 'Your changes have not been saved yet.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep editing',
  confirmationLoadFailed: 'The confirmation could not be shown',
  confirmationLoadFailedNote: 'Nothing was done. Check your connection and try again.',
  popoverLoadFailed: 'This could not be opened',
  menuLoadFailed: 'The menu could not be opened',
  menuLoadFailedNote: 'Check your connection and try again.',
};
