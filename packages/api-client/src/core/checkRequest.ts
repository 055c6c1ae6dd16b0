import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { pathOf } from './readAnswer.ts';

// The characters that `Headers` accepts. Its own error would quote the value.
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The error names the invalid part and never quotes its value. */
const unusable = (what: string) =>
  new ApiError({
    kind: 'invalid',
    message: `A chave ${what} não pode ser enviada. Entre de novo ou avise a equipe do Oráculo.`,
  });

/** Returns the value, or throws an error that names the meaning of the header. */
export function checkHeader(value: string, what: string): string {
  if (headerValue.test(value)) return value;
  throw unusable(what);
}

const tokenName = 'da sessão';

/** Reads the token of the session; undefined without a session. */
export function readToken(getToken: (() => string | null | undefined) | undefined): string | undefined {
  let token: string | null | undefined;
  try {
    token = getToken?.();
  } catch {
    throw unusable(tokenName);
  }
  return token ? checkHeader(token, tokenName) : undefined;
}

/** Refuses a body that the service would refuse, and names its fields as the service does. */
export function checkBody(schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  if (!issues) return;
  const fields = Object.fromEntries(issues.map((issue) => [pathOf(issue), 'Confira este campo.']));
  throw new ApiError({ kind: 'invalid', fields });
}
