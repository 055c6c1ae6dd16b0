import { CopyButton, type Description, GroupedDigits } from '@oraculo/ui';
import { copyText, type Field } from './beneficiary.ts';

/** The fields as the card draws them: numbers in groups, and on the screen a button for what is copied. */
export const fieldDescriptions = (fields: readonly Field[], isPrinting: boolean): Description[] =>
  fields.map(({ term, value, groups, copyAs }) => ({
    term,
    value: value && groups ? <GroupedDigits text={value} sizes={groups} /> : value,
    action: value && copyAs && !isPrinting ? <CopyButton label={copyAs} text={copyText(value)} /> : undefined,
  }));
