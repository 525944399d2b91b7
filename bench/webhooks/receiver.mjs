// A webhook receiver like an integrator's program, in a separate process, so that its CPU time does not count as the shop's.
import { createServer } from 'node:http';

/** The distinct messages received at each path. @type {Map<string, Set<string>>} */
const messages = new Map();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const counts = Object.fromEntries([...messages].map(([path, ids]) => [path, ids.size]));
    response.end(JSON.stringify(counts));
    return;
  }
  request.resume().once('end', () => {
    const path = request.url ?? '';
    const ids = messages.get(path) ?? new Set();
    ids.add(String(request.headers['webhook-id']));
    messages.set(path, ids);
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
