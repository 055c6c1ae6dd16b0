import type { ViewRules } from '../../listing/views/viewSearch.ts';
import { filterCodec, personalTextParameter, textParameter } from '../../listing/filterCodec.ts';

export const batchFilters = filterCodec({
  lotName: personalTextParameter,
  operatorName: textParameter,
  brandName: textParameter,
  userEmail: textParameter,
});

export type BatchFilters = ReturnType<typeof batchFilters.read>;

/** A saved view must not hold the name of a file, because a file may be named after a patient. */
export const batchViews: ViewRules = {
  list: 'batches',
  kept: ['operatorName', 'brandName'],
  operator: { filter: 'operatorName', valueOf: 'name', dependent: ['brandName'] },
  personalFilters: { lotName: 'o nome do arquivo', userEmail: 'o usuário' },
};
