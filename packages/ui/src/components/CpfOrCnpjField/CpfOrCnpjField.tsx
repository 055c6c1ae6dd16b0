'use client';
import { useState } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { cnpjMask } from '../CnpjField/formatCnpj.ts';
import { isValidCnpj } from '../CnpjField/isValidCnpj.ts';
import type { CpfFieldProps } from '../CpfField/CpfField.tsx';
import { isValidCpf } from '../CpfField/isValidCpf.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import { shapeOfCpfOrCnpj } from './cpfOrCnpj.ts';

export type CpfOrCnpjFieldProps = CpfFieldProps;

const ownNames = ['CPF', 'CNPJ', 'CPF ou CNPJ', 'CPF/CNPJ'];

/** A CPF or a CNPJ; the number decides which punctuation is shown. Wrong check digits give a warning and never block. */
export function CpfOrCnpjField(props: CpfOrCnpjFieldProps) {
  const { cpfCheckDigit, cnpjCheckDigit } = useAreaMessages('masks', masksPtBR);
  const [isTyping, setTyping] = useState(false);
  const doubt = (value: string) => {
    if (value.length === 14) return isValidCnpj(value) ? undefined : cnpjCheckDigit;
    // Eleven digits may be an unfinished CNPJ, so their check digits are validated on blur.
    if (value.length === 11 && !isTyping && /^\d+$/.test(value)) return isValidCpf(value) ? undefined : cpfCheckDigit;
    return undefined;
  };
  return (
    <MaskedBox
      {...props}
      dataUi="cpf-or-cnpj-field"
      mask={cnpjMask}
      ownNames={ownNames}
      shapeOf={shapeOfCpfOrCnpj}
      placeholder="000.000.000-00"
      warningFor={doubt}
      onFocus={() => {
        setTyping(true);
        props.onFocus?.();
      }}
      onBlur={() => {
        setTyping(false);
        props.onBlur?.();
      }}
    />
  );
}
