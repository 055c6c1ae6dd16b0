/** State selectors in one place. Hover applies only to devices that can hover: on touch screens it would persist after a tap. */
export const states = {
  hover: '&:hover:not([aria-disabled="true"], :disabled)',
  active: '&:active:not([aria-disabled="true"], :disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled, &[aria-disabled="true"]',
  invalid: '&[aria-invalid="true"]',
} as const;

export const canHover = '(hover: hover)';
export const coarsePointer = '(pointer: coarse)';
export const forcedColors = '(forced-colors: active)';
