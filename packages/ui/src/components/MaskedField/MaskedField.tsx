'use client';
import { MaskedBox } from './MaskedBox.tsx';
import type { MaskedFieldProps } from './MaskedFieldProps.ts';

export type { MaskedFieldProps };

/** Text of a fixed format, such as a document or a code. Use `CpfField` and `CnpjField` if possible, `DateField` for dates. */
export function MaskedField(props: MaskedFieldProps) {
  return <MaskedBox {...props} dataUi="masked-field" />;
}
