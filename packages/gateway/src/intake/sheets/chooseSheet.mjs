import { Refused, sentences } from './refusals.mjs';

async function hasRows(sheet) {
  for await (const rows of sheet.rows()) if (rows.length > 0) return true;
  return false;
}

async function findWithRows(sheets) {
  for (const sheet of sheets) if (await hasRows(sheet)) return sheet;
  return undefined;
}

/**
 * Chooses the sheet to read: the first visible one, never a hidden one. `other` is another visible sheet with rows, so
 * that the answer can say which sheet was read.
 */
export async function chooseSheet(sheets) {
  if (sheets.length === 0) throw new Refused(sentences.noSheet);
  const [first, ...others] = sheets.filter(({ isHidden }) => !isHidden);
  if (!first) throw new Refused(sentences.nothingVisible);
  return { first, other: await findWithRows(others) };
}
