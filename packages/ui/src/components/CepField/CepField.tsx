'use client';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { cepMask } from './formatCep.ts';
import { isValidCep } from './isValidCep.ts';

export type CepFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode' | 'placeholder'>;

const ownNames = ['CEP'];

/** A CEP: eight digits. The app looks up the address. */
export function CepField(props: CepFieldProps) {
  const { cep } = useAreaMessages('masks', masksPtBR);
  return (
    <MaskedBox
      {...props}
      dataUi="cep-field"
      mask={cepMask}
      ownNames={ownNames}
      placeholder="00000-000"
      warningFor={(value) => (value.length === 8 && !isValidCep(value) ? cep : undefined)}
    />
  );
}
