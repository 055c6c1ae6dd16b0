import { slotsOf } from './slots.ts';

const numberMark = /^(?:n\.?[º°]|no(?![a-z0-9]))[\s.\-–:#/]*/i;

const lengthOf = (text: string) => text.replace(/[^0-9a-z]/gi, '').length;

const markOfLetter = /\p{M}/gu;
const withoutAccents = (text: string) => text.normalize('NFD').replace(markOfLetter, '');

/** Matches one of the names at the beginning of a text without accents, also as in `Nº da carteirinha`. */
function nameIn(names: readonly string[]): RegExp {
  const words = names.map((name) =>
    withoutAccents(name.trim())
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/\s+/g, String.raw`\s+`),
  );
  const longestFirst = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
  const number = String.raw`(?:n\.?[ºo°]?\.?|nro\.?|num\.?|numero)\s*d[aoe]\s+`;
  return new RegExp(String.raw`^\s*(?:${number})?(?:${longestFirst.join('|')})(?<gap>[\s.\-–:#/]*)`, 'i');
}

/** A name before a number: words before a colon, or a word that a blank separates from the digits. */
const nameBefore = /^[^\p{Nd}]*\p{L}[^\p{Nd}]*:|^[^\p{Nd}]*\p{L}{2}[^\p{L}\p{Nd}]+\p{Nd}/u;
const colonBefore = /^[^:]*\p{L}[^:]*:/u;

/**
 * Whether a text has a name before its number after `stripLabel`, so that the number is not one of the field: `Tel: 11987654321`. A mask
 * of letters accepts `AB 12`.
 */
export const hasOtherLabel = (mask: string, text: string): boolean =>
  (mask.includes('@') ? colonBefore : nameBefore).test(text);

/**
 * Removes the field's own name before a pasted number (`CNPJ: `, `CPF nº `), and no other name. A CNPJ mask would accept its letters as
 * part of the number.
 */
export function stripLabel(mask: string, text: string, names: readonly string[]): string {
  const plain = text.normalize('NFC');
  const label = nameIn(names).exec(withoutAccents(plain));
  if (names.length === 0 || !label) return text;
  // Without accents a composed text keeps its length.
  const named = plain.slice(label[0].length);
  const slots = slotsOf(mask).length;
  // `NO` is a label only if the number is complete without it, because a CNPJ may begin with these letters.
  const rest = lengthOf(named) === slots ? named : named.replace(numberMark, '');
  // `CPF do titular: 529…` is the number of another person.
  if (hasOtherLabel(mask, rest)) return text;
  const hasGap = Boolean(label.groups?.gap) || rest !== named;
  // `CNPJ1234…` is a label and a number only if the rest is complete, because a CNPJ may begin with these letters.
  return hasGap || lengthOf(rest) >= slots ? rest : text;
}
