// Signs in with invented names, from as many connections as it has addresses, until it is killed. It is a separate
// process, so that the attack does not slow the measurement.
import { Agent, request } from 'node:http';

const [url, key, ...addresses] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { key, 'content-type': 'application/json' };
let number = 0;

function next(localAddress) {
  const again = () => setImmediate(next, localAddress);
  const sent = request(url, { method: 'POST', localAddress, agent, headers });
  sent.on('response', (answer) => answer.resume().on('end', again));
  sent.on('error', again);
  number += 1;
  sent.end(JSON.stringify({ username: `x${number}`, password: 'x' }));
}

for (const address of addresses) next(address);
