import { dateParameter, filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const healthCardFilters = filterCodec({
  startDate: dateParameter,
  endDate: dateParameter,
  usersEmail: textParameter,
});

export const noFilters = { firstDate: null, lastDate: null, users: [] };
