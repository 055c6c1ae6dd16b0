import { Fragment } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { digitGroups } from './digitGroups.ts';
import { group, number } from './GroupedDigits.css.ts';

export interface GroupedDigitsProps extends DomProps {
  /** The number without gaps, of digits or of digits and letters; any other text is shown unchanged. */
  text: string;
  /** Number of characters in each group; the last one is repeated. @default [4] */
  sizes?: readonly number[] | undefined;
}

/** A long number in groups, as on a plastic card. The gaps are only visual: the number is copied without them. */
export function GroupedDigits({ text, sizes, ...rest }: GroupedDigitsProps) {
  const groups = digitGroups(text, sizes);
  return (
    <span {...pickDomProps('grouped-digits', rest)} className={number}>
      {groups.length === 1
        ? text
        : groups.map((digits, index) => (
            <Fragment key={index}>
              <span className={group}>{digits}</span>
              <wbr />
            </Fragment>
          ))}
    </span>
  );
}
