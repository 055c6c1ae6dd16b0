import { journey } from './journey.mjs';

export default {
  async fetch(request) {
    return Response.json(await journey(await request.json()));
  },
};
