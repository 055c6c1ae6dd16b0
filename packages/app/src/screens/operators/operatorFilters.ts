import type { ViewRules } from '../../listing/views/viewSearch.ts';
import { filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const operatorFilters = filterCodec({ search: textParameter });

/** Digits only search by ANS number, anything else by name. */
export function operatorQuery(search: string | null): { ansId?: string; name?: string } {
  const text = search?.trim() ?? '';
  if (text === '') return {};
  return /^\d+$/.test(text) ? { ansId: text } : { name: text };
}

export const operatorViews: ViewRules = { list: 'operators', kept: ['search'] };
