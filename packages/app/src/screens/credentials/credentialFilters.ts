import { choiceParameter, filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const credentialFilters = filterCodec({
  tab: choiceParameter(['list', 'errors']),
  ansId: textParameter,
  brandId: textParameter,
});

export type CredentialFilters = ReturnType<typeof credentialFilters.read>;
