import { columnName } from './cellText.mjs';
import { Refused, sentences } from './refusals.mjs';

/** The number of the next row, for rows without a number. Excel treats rows out of order as damage. */
export function lineAfter(line, named) {
  const next = named === undefined ? line + 1 : Number(named);
  if (!(next > line)) throw new Refused(sentences.damaged);
  return next;
}

/** Collects the cells of a row. Cells after the last column that is read are dropped. */
export class SheetRow {
  constructor(line, maxCells) {
    this.line = line;
    this.maxCells = maxCells;
    this.cells = [];
    /** Cells with a formula error, as `[column, name of the cell, text of the error]`. */
    this.errors = [];
  }

  set(column, text) {
    if (column >= this.maxCells || text === '') return;
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = text.trim();
  }

  setError(column, text) {
    if (column >= this.maxCells) return;
    this.set(column, text);
    this.errors.push([column, `${columnName(column)}${this.line}`, text]);
  }

  /** Whether the column has a text already, and not this one. */
  holdsOther(column, text) {
    const before = this.cells[column] ?? '';
    return before !== '' && text !== '' && before !== text.trim();
  }

  isFilled() {
    return this.cells.some((text) => text !== '');
  }
}
