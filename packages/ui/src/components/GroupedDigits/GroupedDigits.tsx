import { Fragment } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { digitGroups } from './digitGroups.ts';
import { group, number } from './GroupedDigits.css.ts';

export interface GroupedDigitsProps extends DomProps {
  /** The bare number, of digits or of digits and letters; any other text is shown as it is. */
  text: string;
  /** Places of each group; the last one repeats. @default [4] */
  sizes?: readonly number[] | undefined;
}

/** A long number in groups, as on a plastic card. The gaps are drawn: a copy takes the number without them. */
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
