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
 * The sheet that is read: the first visible one; hidden sheets never are. `other` is another visible sheet with rows, so
 * that the answer can say which of them was read.
 */
export async function chooseSheet(sheets) {
  const [first, ...others] = sheets.filter(({ isHidden }) => !isHidden);
  if (!first) throw new Refused(sentences.nothingVisible);
  return { first, other: await findWithRows(others) };
}
