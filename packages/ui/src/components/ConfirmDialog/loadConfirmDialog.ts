/** Not part of the first load: it comes with the first part of the page that may ask, before anybody can be asked. */
export const loadConfirmDialog = () =>
  import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
