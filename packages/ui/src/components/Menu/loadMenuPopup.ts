/** Not part of the first load: it comes when a pointer or the focus is on a button that opens a menu. */
export const loadMenuPopup = () => import('./MenuPopup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
