// `npm run dev`: the server in watch mode, Vite with hot reload, and the generated code kept up to date.
import concurrently from 'concurrently';
import { root } from './lib/paths.mjs';

console.log(`
Site (hot reload):  http://localhost:5173
API and explorer:   http://localhost:4000/graphql
`);

const { result } = concurrently(
  [
    { name: 'server', command: 'npm run dev --workspace backend', prefixColor: 'green' },
    { name: 'site', command: 'npm run dev --workspace frontend', prefixColor: 'cyan' },
    { name: 'codegen', command: 'node scripts/watch-codegen.mjs', prefixColor: 'yellow' },
  ],
  { cwd: root, killOthersOn: ['failure', 'success'] },
);

// Ctrl-C ends all three by a signal, which is not a failure.
await result.catch((events) => {
  const failed = Array.isArray(events) && events.some((event) => Number(event.exitCode) > 0);
  process.exitCode = failed ? 1 : 0;
});
