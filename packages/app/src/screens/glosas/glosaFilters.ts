import { dateParameter, filterCodec, textsParameter } from '../../lib/filterCodec.ts';

export const glosaFilters = filterCodec({
  firstDate: dateParameter,
  lastDate: dateParameter,
  userEmailList: textsParameter,
});

export const noFilters = { firstDate: null, lastDate: null, users: [] };
