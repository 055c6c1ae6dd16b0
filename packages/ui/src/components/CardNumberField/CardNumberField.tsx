'use client';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { MaskedBox } from '../MaskedField/MaskedField.tsx';

export interface CardNumberRule {
  /** Places: the number is cut there. */
  maxLength: number;
  characters: 'digits' | 'alnum';
  /** Grouping as in `MaskedField`; its places decide the length. Without it the number stands in one piece. */
  mask?: string;
  /** What the first groups of the mask mean, in order; shown under them. */
  hints?: readonly string[];
}

type OmitEach<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

export type CardNumberFieldProps = OmitEach<MaskedFieldProps, 'mask' | 'inputMode'> & {
  /** How the chosen operator writes its card numbers. */
  rule: CardNumberRule;
};

/** The number of a health-plan card, written as its operator writes it. Checking it is the form's. */
export function CardNumberField({ rule, ...field }: CardNumberFieldProps) {
  const mask = rule.mask ?? (rule.characters === 'digits' ? '#' : '@').repeat(rule.maxLength);
  return <MaskedBox {...field} mask={mask} />;
}
