import { slotsOf } from './slots.ts';

const throughColon = /^[^:0-9]*:/;
const documentName =
  /^\s*(?:cpf|cnpj|cns|carteirinha|cart[aã]o)(?<gap>[\s.\-–#/]*(?:n\.?[º°]|no(?![a-z0-9]))?[\s.\-–:#/]*)/i;

/** Pasted text without what names it (`CNPJ: `, `CPF nº `): its letters would pass for a part of the number. */
export function stripLabel(mask: string, text: string): string {
  const afterColon = text.replace(throughColon, '');
  const label = documentName.exec(afterColon);
  if (!label) return afterColon;
  const rest = afterColon.slice(label[0].length);
  const length = rest.replace(/[^0-9a-z]/gi, '').length;
  // `CNPJ1234…` may be a number that happens to begin so; it is a name only where the rest is a whole number by itself.
  return label.groups?.gap || length >= slotsOf(mask).length ? rest : afterColon;
}
