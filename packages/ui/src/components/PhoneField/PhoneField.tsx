'use client';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { slotsOf } from '../../internal/fields/masks/slots.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { hasArea, isValidPhone, phoneMask, shapeOfPhone, withoutPrefix } from './phone.ts';

export type PhoneFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode' | 'placeholder'>;

const ownNames = ['Telefone', 'Tel', 'Fone', 'Celular', 'Cel', 'WhatsApp'];

const isWhole = (phone: string) => phone.length >= slotsOf(shapeOfPhone(phone)).length;

/** A Brazilian phone number: the area code and eight or nine digits. An invalid number gives a warning and never blocks. */
export function PhoneField(props: PhoneFieldProps) {
  const { phoneArea, phoneNumber } = useAreaMessages('masks', masksPtBR);
  const doubt = (value: string) => {
    if (!isWhole(value) || isValidPhone(value)) return undefined;
    return hasArea(value) ? phoneNumber : phoneArea;
  };
  return (
    <MaskedBox
      {...props}
      dataUi="phone-field"
      mask={phoneMask}
      ownNames={ownNames}
      shapeOf={shapeOfPhone}
      prepare={withoutPrefix}
      placeholder="(00) 00000-0000"
      warningFor={doubt}
    />
  );
}
