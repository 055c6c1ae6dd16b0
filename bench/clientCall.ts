import ky from 'ky';
import { createFetch } from 'ofetch';
// The build, as other apps get it.
import { createClient } from '../packages/api-client/dist/index.js';

const calls = 3000;
const rounds = 7;
const url = 'http://localhost/brands/dataprovider/all';
const body = JSON.stringify([
  { id: '1', name: 'Vida Plena Sul' },
  { id: '2', name: 'Vida Plena Norte' },
]);

/** Answers at once, so that only what a client adds to the call is left to see. */
const stub = () =>
  Promise.resolve(new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }));

const client = createClient({
  baseUrl: 'http://localhost',
  applicationKey: 'bench',
  getToken: () => 'token',
  fetch: stub,
});
const kyCall = ky.create({ fetch: stub, retry: 0 });
const ofetchCall = createFetch({ fetch: stub });

const ways = {
  'raw fetch and json()': async () => (await stub()).json() as Promise<unknown>,
  'oraculo, validated': () => client.brands.all(),
  ofetch: () => ofetchCall(url, { retry: 0 }),
  ky: () => kyCall.get(url).json(),
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Processor time of a call, in µs, medians over interleaved rounds. */
export async function clientRows(): Promise<string[]> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, call] of Object.entries(ways)) {
      const start = process.cpuUsage();
      for (let index = 0; index < calls; index++) await call();
      const { user, system } = process.cpuUsage(start);
      // The first round is the compiler's.
      if (round > 0) times.get(name)?.push((user + system) / calls);
    }
  }
  const floor = median(times.get('raw fetch and json()') ?? []);
  return [
    '| one call on a stub, processor time | µs | ÷ raw fetch |',
    '|---|--:|--:|',
    ...Array.from(times, ([name, values]) => {
      const time = median(values);
      return `| ${name} | ${time.toFixed(1)} | ${(time / floor).toFixed(1)} |`;
    }),
  ];
}
