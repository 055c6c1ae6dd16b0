import { formatCnpj } from '../CnpjField/formatCnpj.ts';
import { formatCpf } from '../CpfField/formatCpf.ts';
import { formatPhone } from '../PhoneField/phone.ts';
import { readPixKey } from './readPixKey.ts';

/** A Pix key with its punctuation: `529.982.247-25`, `+55 (11) 98765-4321`. A text that is not a key is unchanged. */
export function formatPixKey(text: string): string {
  const read = readPixKey(text);
  switch (read?.kind) {
    case 'cpf':
      return formatCpf(read.key);
    case 'cnpj':
      return formatCnpj(read.key);
    case 'phone':
      return `+55 ${formatPhone(read.key.slice(3))}`;
    default:
      return read?.key ?? text;
  }
}
