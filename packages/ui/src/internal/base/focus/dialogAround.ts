const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]';

export const dialogAround = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>(dialogs) ?? null;

/** Whether the element is in a dialog or a menu, which returns the focus when it closes. */
export const isInLayer = (element: EventTarget | null | undefined): boolean =>
  element instanceof Element && element.closest(`${dialogs}, [role="menu"]`) !== null;
