import { filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const batchFilters = filterCodec({
  lotName: textParameter,
  operatorName: textParameter,
  brandName: textParameter,
  userEmail: textParameter,
});

export type BatchFilters = ReturnType<typeof batchFilters.read>;
