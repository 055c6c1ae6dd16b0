// The baseline of the benchmark: a server that answers with a fixed JSON of the given size. It uses a free port, which it
// prints.
import { createServer } from 'node:http';

const body = JSON.stringify({ filler: 'x'.repeat(Math.max(0, Number(process.argv[2] ?? 2000) - 13)) });
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
