import type { ReactNode } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { digits, prose, sizes, text, tones, weights } from './Text.css.ts';

export interface TextProps extends DomProps {
  /** `span` is for words inside a line, and inherits size and weight from it. @default 'p' */
  as?: 'p' | 'span' | undefined;
  /** A step of the type scale. */
  size?: keyof typeof sizes | undefined;
  /** `label` is semibold, like the labels of fields. */
  weight?: keyof typeof weights | undefined;
  /** Colour is never the only sign of a state: say it in words as well. */
  tone?: keyof typeof tones | undefined;
  /** For several sentences: lines of at most 68 characters. @default false */
  isProse?: boolean | undefined;
  /** Digits of equal width, for numbers in a column. @default false */
  isTabular?: boolean | undefined;
  /** Text, and elements inside text. */
  children: ReactNode;
}

/** Text in the kit's sizes, weights and colours. For a remark use `Note`, for a heading `Heading`. */
export function Text(props: TextProps) {
  const { as: Tag = 'p', size, weight, tone, isProse = false, isTabular = false, children } = props;
  const look = [
    text,
    size && sizes[size],
    weight && weights[weight],
    tone && tones[tone],
    isProse && prose,
    isTabular && digits,
  ];
  return (
    <Tag {...pickDomProps('text', props)} className={look.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
