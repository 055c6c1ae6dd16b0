'use client';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { cpfMask } from './formatCpf.ts';
import { isValidCpf } from './isValidCpf.ts';

export type CpfFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode' | 'placeholder'>;

const ownNames = ['CPF'];

/** A CPF: eleven digits. Wrong check digits give a warning and never block. */
export function CpfField(props: CpfFieldProps) {
  const { cpfCheckDigit } = useAreaMessages('masks', masksPtBR);
  return (
    <MaskedBox
      {...props}
      dataUi="cpf-field"
      mask={cpfMask}
      ownNames={ownNames}
      placeholder="000.000.000-00"
      warningFor={(value) => (value.length === 11 && !isValidCpf(value) ? cpfCheckDigit : undefined)}
    />
  );
}
