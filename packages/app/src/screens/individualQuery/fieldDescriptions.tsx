import { CopyButton, type Description, GroupedDigits } from '@oraculo/ui';
import { copyText, type Field } from './beneficiary.ts';

/** The fields as the card shows them: numbers in groups, and copy buttons on the screen. */
export const fieldDescriptions = (fields: readonly Field[], isPrinting: boolean): Description[] =>
  fields.map(({ term, value, groups, copyAs }) => ({
    term,
    value: value && groups ? <GroupedDigits text={value} sizes={groups} /> : value,
    action: value && copyAs && !isPrinting ? <CopyButton label={copyAs} text={copyText(value)} /> : undefined,
  }));
