'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import type { CpfFieldProps } from '../CpfField/CpfField.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';
import { cnpjMask } from './formatCnpj.ts';
import { isValidCnpj } from './isValidCnpj.ts';

export type CnpjFieldProps = CpfFieldProps;

/** A CNPJ: fourteen places, of which the first twelve may be letters. Wrong check digits are pointed out and never block. */
export function CnpjField(props: CnpjFieldProps) {
  const { cnpjCheckDigit } = useMessages().masks;
  const isDoubtful = props.value.length === 14 && !isValidCnpj(props.value);
  return (
    <MaskedField
      {...props}
      mask={cnpjMask}
      placeholder="00.000.000/0000-00"
      warning={props.warning ?? (isDoubtful ? cnpjCheckDigit : undefined)}
    />
  );
}
