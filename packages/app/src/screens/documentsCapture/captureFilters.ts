import { dateParameter, filterCodec, textParameter } from '../../listing/filterCodec.ts';

export const captureFilters = filterCodec({
  firstDate: dateParameter,
  lastDate: dateParameter,
  userEmail: textParameter,
});

export const noFilters = { firstDate: null, lastDate: null, users: [] };
