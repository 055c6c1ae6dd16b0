import { slotsOf } from './slots.ts';

const throughColon = /^[^:0-9]*:/;
const documentName = /^\s*(?:cpf|cnpj|cns|carteirinha|cart[aã]o)(?<gap>[\s.\-–:#/]*)/i;
const numberMark = /^(?:n\.?[º°]|no(?![a-z0-9]))[\s.\-–:#/]*/i;

const lengthOf = (text: string) => text.replace(/[^0-9a-z]/gi, '').length;

/** Pasted text without its label (`CNPJ: `, `CPF nº `), whose letters a CNPJ mask would accept as part of the number. */
export function stripLabel(mask: string, text: string): string {
  const afterColon = text.replace(throughColon, '');
  const label = documentName.exec(afterColon);
  if (!label) return afterColon;
  const named = afterColon.slice(label[0].length);
  const slots = slotsOf(mask).length;
  // A CNPJ may begin with the letters NO. They are a label only if the number is complete without them.
  const rest = lengthOf(named) === slots ? named : named.replace(numberMark, '');
  const hasGap = Boolean(label.groups?.gap) || rest !== named;
  // `CNPJ1234…` may be a number that begins with these letters; they are a label only if the rest is a complete number.
  return hasGap || lengthOf(rest) >= slots ? rest : afterColon;
}
