import type { FocusEvent } from 'react';
import type { FieldBaseProps } from '../FieldFrame/FieldName.ts';

const isInside = (event: FocusEvent) => event.currentTarget.parentElement?.contains(event.relatedTarget);

/**
 * For the input of a box with buttons, and for each of these: who goes from the input to its button has not left the field, and
 * half of a password is not yet one to check.
 */
export const wholeFocus = ({ onFocus, onBlur }: Pick<FieldBaseProps, 'onFocus' | 'onBlur'>) => ({
  onFocus: (event: FocusEvent) => isInside(event) || onFocus?.(),
  onBlur: (event: FocusEvent) => isInside(event) || onBlur?.(),
});
