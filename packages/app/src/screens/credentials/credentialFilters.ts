import type { ViewRules } from '../../listing/views/viewSearch.ts';
import { choiceParameter, filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const credentialFilters = filterCodec({
  tab: choiceParameter(['list', 'errors']),
  ansId: textParameter,
  brandId: textParameter,
});

export type CredentialFilters = ReturnType<typeof credentialFilters.read>;

export const credentialViews: ViewRules = {
  list: 'credentials',
  kept: ['tab', 'ansId', 'brandId'],
  tab: 'tab',
  operator: { filter: 'ansId', valueOf: 'ansId', dependent: ['brandId'] },
};
