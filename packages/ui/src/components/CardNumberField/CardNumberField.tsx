'use client';
import { useId } from 'react';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { CardNumberLegend } from './CardNumberLegend.tsx';

export interface CardNumberRule {
  /** Places: the number is cut there. */
  length: number;
  /** The accepted characters; letters become capitals. */
  characters: 'digits' | 'alnum';
  /** Grouping as in `MaskedField`; its places decide the length. Without it the number stands in one piece. */
  mask?: string | undefined;
  /** Names of the first groups of the mask, in order; shown under them. */
  hints?: readonly string[] | undefined;
}

export type CardNumberFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode'> & {
  /** How the chosen operator writes its card numbers. */
  rule: CardNumberRule;
};

/** The number of a health-plan card, written as its operator writes it. Checking it is the form's. */
export function CardNumberField({ rule, ...field }: CardNumberFieldProps) {
  const legendId = useId();
  const mask = rule.mask ?? (rule.characters === 'digits' ? '#' : '@').repeat(rule.length);
  if (!rule.hints?.length) return <MaskedBox {...field} dataUi="card-number-field" mask={mask} />;
  return (
    <MaskedBox
      {...field}
      dataUi="card-number-field"
      mask={mask}
      legendId={legendId}
      legend={<CardNumberLegend id={legendId} mask={mask} hints={rule.hints} />}
    />
  );
}
