import * as v from 'valibot';

/** The maximum length of texts in a request, in UTF-16 units, as the `maxlength` of a field counts them. */
export const textLimits = {
  /** Names, e-mails, user names and text filters of lists. */
  name: 200,
  password: 200,
  url: 2000,
  description: 500,
  /** Ids of any kind, including provider codes and ANS numbers. */
  id: 50,
  /** A card without its mask. */
  cardNumber: 20,
  /** CPF or CNPJ, with or without their masks. */
  taxId: 20,
} as const;

// Some databases silently cut a text at a NUL. It is a pattern and not a function, so that the OpenAPI document
// contains it.
const withoutNul = /^[^\0]*$/;

/** A text of a request, which may be empty. */
export const requestText = (limit: keyof typeof textLimits) =>
  v.pipe(v.string(), v.maxLength(textLimits[limit]), v.regex(withoutNul));

/** A text of a request that must not be empty. */
export const requiredText = (limit: keyof typeof textLimits) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(textLimits[limit]), v.regex(withoutNul));
