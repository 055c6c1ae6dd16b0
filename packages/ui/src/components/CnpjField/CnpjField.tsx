'use client';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { CpfFieldProps } from '../CpfField/CpfField.tsx';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import { cnpjMask } from './formatCnpj.ts';
import { isValidCnpj } from './isValidCnpj.ts';

export type CnpjFieldProps = CpfFieldProps;

const ownNames = ['CNPJ'];

/** A CNPJ: fourteen characters, of which the first twelve may be letters. Wrong check digits give a warning and never block. */
export function CnpjField(props: CnpjFieldProps) {
  const { cnpjCheckDigit } = useAreaMessages('masks', masksPtBR);
  return (
    <MaskedBox
      {...props}
      dataUi="cnpj-field"
      mask={cnpjMask}
      ownNames={ownNames}
      placeholder="00.000.000/0000-00"
      warningFor={(value) => (value.length === 14 && !isValidCnpj(value) ? cnpjCheckDigit : undefined)}
    />
  );
}
