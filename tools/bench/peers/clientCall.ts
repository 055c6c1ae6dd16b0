import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage, installPeers } from './prepare.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean' }, write: { type: 'boolean' } } });
if (values.help) {
  console.log(`npm run tool -- bench-client [-- --write]
Compares the cost of a call of the client with raw fetch, ofetch, ky and axios, on a fetch that answers at once.
--write puts the table into docs/benchmarks.md.`);
  process.exit(0);
}

installPeers();
buildPackage('packages/api-client');
const { default: axios } = await import('axios');
const { default: ky } = await import('ky');
const { createFetch } = await import('ofetch');
// The built client, as other apps install it.
const { createClient } = await import('../../../packages/api-client/dist/index.js');

const calls = 3000;
const rounds = 7;
const url = 'http://localhost/brands/dataprovider/all';
const body = JSON.stringify([
  { id: '1', name: 'Vida Plena Sul' },
  { id: '2', name: 'Vida Plena Norte' },
]);

/** The server answers at once, so that only the overhead of a client is measured. */
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
const axiosCall = axios.create({ adapter: 'fetch', env: { fetch: stub } });

const clients = {
  'raw fetch and json()': async () => (await stub()).json() as Promise<unknown>,
  ofetch: () => ofetchCall(url, { retry: false }),
  'oraculo, on ofetch, validated': () => client.brands.all(),
  ky: () => kyCall.get(url).json(),
  axios: async () => (await axiosCall.get<unknown>(url)).data,
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

// The processor time of a call in µs: the median over interleaved rounds.
const times = new Map(Object.keys(clients).map((name) => [name, [] as number[]]));
for (let round = 0; round <= rounds; round++) {
  for (const [name, call] of Object.entries(clients)) {
    const start = process.cpuUsage();
    for (let index = 0; index < calls; index++) await call();
    const { user, system } = process.cpuUsage(start);
    // Not counted: in the first round the engine compiles.
    if (round > 0) times.get(name)?.push((user + system) / calls);
  }
}

const costOf = (name: keyof typeof clients) => median(times.get(name) ?? []);
const ratio = (time: number, to: keyof typeof clients) => (time / costOf(to)).toFixed(2);
const table = [
  `Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds of ${calls} calls.`,
  '',
  '| one call on a stub, processor time | µs | ÷ raw fetch | ÷ ofetch |',
  '|---|--:|--:|--:|',
  ...(Object.keys(clients) as (keyof typeof clients)[]).map((name) => {
    const time = costOf(name);
    return `| ${name} | ${time.toFixed(1)} | ${ratio(time, 'raw fetch and json()')} | ${ratio(time, 'ofetch')} |`;
  }),
].join('\n');
console.log(table);

if (values.write) {
  const page = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
  const marks = /(<!-- calls -->)[\s\S]*(<!-- end of calls -->)/;
  writeFileSync(page, readFileSync(page, 'utf8').replace(marks, `$1\n\n${table}\n\n$2`));
}
