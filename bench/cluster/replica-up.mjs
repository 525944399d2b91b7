// A private MariaDB with a replica to try things on: prints their addresses and runs until Ctrl-C, or until its input ends.
// Each Enter starts again whichever of them was killed.
import { createInterface } from 'node:readline';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { createDatabase } from '../../scripts/lib/mariadb-server.mjs';
import { startReplicaPair } from './replica-pair.mjs';

endChildrenOnSignal();
const { primary, replica } = await startReplicaPair();
await createDatabase(primary.url, 'grocessay');
console.log(`DATABASE_URL=${primary.url}grocessay`);
console.log(`DATABASE_REPLICA_URL=${replica.url}grocessay`);
console.log('Runs until Ctrl-C; the data goes with it. Enter starts again what was killed.');
tellProcesses();
createInterface({ input: process.stdin })
  .on('line', () => void startAgain())
  .on('close', () => process.kill(process.pid, 'SIGTERM'));

function tellProcesses() {
  console.log(`processes: primary ${primary.pid()}, replica ${replica.pid()}`);
}

async function startAgain() {
  for (const server of [primary, replica]) if (!server.isRunning()) await server.startAgain();
  tellProcesses();
}
