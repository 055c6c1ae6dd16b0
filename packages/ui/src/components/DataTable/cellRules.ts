import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { asCards } from './DataTable.css.ts';

type Rule = Omit<NonNullable<StyleRule['@layer']>[string], 'selectors'>;

/** Rules for the cells of a row. */
export function cellRules(row: string) {
  /** Through its row: a class on each of 320 cells would cost more than the rest of the cell. */
  const cell = (which: string, rule: Rule) => globalStyle(`${row} > ${which}`, layered(rule));
  /** Only cells with a role, which is written out on cards alone: the browser asks the container of each cell that fits. */
  const cardCell = (which: string, rule: Rule) => cell(`[role]${which}`, { '@container': { [asCards]: rule } });
  return { cell, cardCell };
}
