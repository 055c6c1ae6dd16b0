'use client';
import { MaskedBox } from './MaskedBox.tsx';
import type { MaskedFieldProps } from './MaskedFieldProps.ts';

export type { MaskedFieldProps };

/** Text of a fixed shape, such as a document or a code. Use `CpfField` and `CnpjField` where they fit, `DateField` for dates. */
export function MaskedField(props: MaskedFieldProps) {
  return <MaskedBox {...props} dataUi="masked-field" />;
}
