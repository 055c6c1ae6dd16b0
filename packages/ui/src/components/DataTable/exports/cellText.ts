import { isValidElement, type ReactNode } from 'react';
import type { Column } from '../Column.ts';

/** A spreadsheet treats a cell that starts with one of these characters, or their full-width forms, as a formula. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/;

/** The text with a prefix that makes a spreadsheet treat it as text. */
export const guardFormula = (cell: string) => (startsFormula.test(cell) ? `'${cell}` : cell);

/** The text of a cell's content, without its buttons. It does not include text that a component of the app renders. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  return 'onPress' in node.props || 'onClick' in node.props ? '' : wordsOf(node.props.children);
}

/** Whether it contains a button. */
export function hasButton(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasButton);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return 'onPress' in node.props || 'onClick' in node.props || hasButton(node.props.children);
}

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of a cell for use outside of the table, on one line. */
export const textOf = <Row>({ text, cell }: Column<Row>, row: Row) => oneLine(text ? text(row) : wordsOf(cell(row)));
