/** Invented addresses, for stories only. */
export const emails = ['ana.souza@exemplo.com.br', 'joao@exemplo.com.br', 'carla.dias@exemplo.com.br'];

export const validateEmail = (email: string): string | undefined => {
  if (!email.includes('@')) return 'falta o @';
  return /@[^@\s]+\.[^@\s]+$/.test(email) ? undefined : 'falta o domínio';
};

/** `Ana <ana@exemplo.com>` becomes `ana@exemplo.com`. */
export const cleanEmail = (text: string): string => (/<([^<>]+)>/.exec(text)?.[1] ?? text).toLowerCase();

/** Fifty-one lines of a column of a spreadsheet: 48 good, 2 wrong and 1 twice. */
export const column = [
  ...Array.from({ length: 48 }, (_, at) => `pessoa${at + 1}@exemplo.com.br`),
  'maria@',
  'pedro',
  'pessoa7@exemplo.com.br',
].join('\r\n');
