import { slotsOf } from './slots.ts';

const throughColon = /^[^:0-9]*:/;
const documentName = /^\s*(?:cpf|cnpj|cns|carteirinha|cart[aã]o)(?<gap>[\s.\-–:#/]*)/i;
const numberMark = /^(?:n\.?[º°]|no(?![a-z0-9]))[\s.\-–:#/]*/i;

const lengthOf = (text: string) => text.replace(/[^0-9a-z]/gi, '').length;

/** Removes the label of a pasted number (`CNPJ: `, `CPF nº `). A CNPJ mask would accept its letters as part of the number. */
export function stripLabel(mask: string, text: string): string {
  const afterColon = text.replace(throughColon, '');
  const label = documentName.exec(afterColon);
  if (!label) return afterColon;
  const named = afterColon.slice(label[0].length);
  const slots = slotsOf(mask).length;
  // `NO` is a label only if the number is complete without it, because a CNPJ may begin with these letters.
  const rest = lengthOf(named) === slots ? named : named.replace(numberMark, '');
  const hasGap = Boolean(label.groups?.gap) || rest !== named;
  // `CNPJ1234…` is a label and a number only if the rest is complete, because a CNPJ may begin with these letters.
  return hasGap || lengthOf(rest) >= slots ? rest : afterColon;
}
