/** The control into which an input method writes. */
let composed: EventTarget | null = null;

document.addEventListener('compositionstart', ({ target }) => {
  composed = target;
});
document.addEventListener('compositionend', () => {
  composed = null;
});

/** Whether an input method is writing. It loses its text when the focus moves. */
export const isComposing = (): boolean => composed !== null && composed === document.activeElement;
