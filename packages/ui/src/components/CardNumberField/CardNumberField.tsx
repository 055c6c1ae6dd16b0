'use client';
import { useId } from 'react';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { CardNumberLegend } from './CardNumberLegend.tsx';

export interface CardNumberFormat {
  /** Maximum number of characters. More are not accepted. */
  length: number;
  /** The accepted characters; letters are converted to upper case. */
  characters: 'digits' | 'alnum';
  /** A mask as in `MaskedField`; its number of slots is the length. Without it the number is not grouped. */
  mask?: string | undefined;
  /** Names of the groups of the mask, from the first one on; shown below the groups. */
  hints?: readonly string[] | undefined;
}

export type CardNumberFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode'> & {
  /** The format of the chosen operator's card numbers. */
  format: CardNumberFormat;
};

const ownNames = ['Carteirinha', 'Carteira', 'Cartão', 'Número do cartão'];

/** The number of a health-plan card, in the format of its operator. The form validates it. */
export function CardNumberField({ format, ...field }: CardNumberFieldProps) {
  const legendId = useId();
  const mask = format.mask ?? (format.characters === 'digits' ? '#' : '@').repeat(format.length);
  if (!format.hints?.length) return <MaskedBox {...field} dataUi="card-number-field" mask={mask} ownNames={ownNames} />;
  return (
    <MaskedBox
      {...field}
      dataUi="card-number-field"
      mask={mask}
      ownNames={ownNames}
      legendId={legendId}
      legend={<CardNumberLegend id={legendId} mask={mask} hints={format.hints} />}
    />
  );
}
