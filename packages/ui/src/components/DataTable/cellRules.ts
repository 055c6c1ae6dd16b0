import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { asCards } from './DataTable.css.ts';

type Rule = Omit<NonNullable<StyleRule['@layer']>[string], 'selectors'>;

/** Rules for the cells of a row. */
export function cellRules(row: string) {
  /** Set on the row: a class on each of 320 cells would cost more than the rest of the cell. */
  const cell = (which: string, rule: Rule) => globalStyle(`${row} > ${which}`, layered(rule));
  /** Only cells with a role, which only cards have: the browser evaluates a container query for each cell that matches. */
  const cardCell = (which: string, rule: Rule) => cell(`[role]${which}`, { '@container': { [asCards]: rule } });
  return { cell, cardCell };
}
