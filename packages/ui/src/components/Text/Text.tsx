import type { ReactNode } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { digits, prose, sizes, text, tones, weights } from './Text.css.ts';

export interface TextProps extends DomProps {
  /** `span` for words inside a line; it keeps size and weight of the line where none is given. @default 'p' */
  as?: 'p' | 'span' | undefined;
  /** A step of the type scale. */
  size?: keyof typeof sizes | undefined;
  /** `label` is half bold, as names of fields are. */
  weight?: keyof typeof weights | undefined;
  /** A colour is never the only sign of a state: say it in words as well. */
  tone?: keyof typeof tones | undefined;
  /** For several sentences: lines of at most 68 characters. @default false */
  isProse?: boolean | undefined;
  /** Digits of one width, for numbers below each other. @default false */
  isTabular?: boolean | undefined;
  /** Words, and what stands among words. */
  children: ReactNode;
}

/** Words in the kit's sizes, weights and colours. A remark beside what matters is a `Note`, a heading a `Heading`. */
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
