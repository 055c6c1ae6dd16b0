'use client';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { isValidCns } from './isValidCns.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { cnsMask } from './formatCns.ts';

export type CnsFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode' | 'placeholder'>;

const ownNames = ['CNS', 'Cartão SUS', 'Cartão Nacional de Saúde'];

/** A Cartão Nacional de Saúde: fifteen digits. A wrong check digit gives a warning and never blocks. */
export function CnsField(props: CnsFieldProps) {
  const { cnsCheckDigit } = useAreaMessages('masks', masksPtBR);
  return (
    <MaskedBox
      {...props}
      dataUi="cns-field"
      mask={cnsMask}
      ownNames={ownNames}
      placeholder="000 0000 0000 0000"
      warningFor={(value) => (value.length === 15 && !isValidCns(value) ? cnsCheckDigit : undefined)}
    />
  );
}
