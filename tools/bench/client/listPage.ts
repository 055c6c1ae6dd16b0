import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '../../../packages/api-client/src/createClient.ts';
import { fixtures } from '../../../packages/api-client/src/fixtures/index.ts';

/** Compares the processor time of a call with that of a bare `fetch` of the same page, alternating in one process. */
const calls = 400;
const rounds = 7;

const rows = Array.from({ length: 40 }, (_, index) => fixtures['eligibility.search'].content[index % 37]);
const body = JSON.stringify({ content: rows, totalElements: 9_000, pageable: { pageSize: 40 } });
// The server has its own process, so that its time is counted on neither side.
const serve = `require('node:http')
  .createServer((_, response) => response.setHeader('content-type', 'application/json').end(process.env.BODY))
  .listen(0, '127.0.0.1', function () { process.send(this.address().port); });`;
const server = spawn(process.execPath, ['-e', serve], {
  env: { BODY: body },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [port] = await once(server, 'message');
const baseUrl = `http://127.0.0.1:${port}`;
const dates = { firstDate: '2026-11-01', lastDate: '2026-11-20' };
const { eligibility } = createClient({ baseUrl, applicationKey: 'k', getToken: () => 't' });
const viaClient = () => eligibility.search({ ...dates, pageSize: 40 });
const bare = async () => {
  const query = 'firstDate=2026-11-01&lastDate=2026-11-20&page=0&size=40';
  return (await fetch(`${baseUrl}/eligibility?${query}`, { headers: { key: 'k', token: 't' } })).json();
};

async function processorMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await processorMs(bare);
await processorMs(viaClient);
const figures: { bare: number[]; client: number[] } = { bare: [], client: [] };
for (let round = 0; round < rounds; round += 1) {
  figures.bare.push(await processorMs(bare));
  figures.client.push(await processorMs(viaClient));
}
server.kill();
const [bareMs, clientMs] = [median(figures.bare), median(figures.client)];
process.stdout.write(
  `bare fetch ${bareMs.toFixed(3)} ms, client ${clientMs.toFixed(3)} ms of processor time a call, ` +
    `${(clientMs / bareMs).toFixed(2)} times; ${body.length} bytes, ${rows.length} rows, ${rounds} rounds of ${calls} calls\n`,
);
