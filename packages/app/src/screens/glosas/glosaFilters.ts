import { dateParameter, filterCodec, textsParameter } from '../../listing/filterCodec.ts';

export const glosaFilters = filterCodec({
  firstDate: dateParameter,
  lastDate: dateParameter,
  userEmailList: textsParameter,
});

export const noFilters = { firstDate: null, lastDate: null, users: [] };
