// A private Galera cluster for experiments: prints its DATABASE_URL and runs until Ctrl-C.
import { createDatabase } from '../../scripts/lib/mariadb-server.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startGalera } from './galera.mjs';

endChildrenOnSignal();
const { url, nodes } = await startGalera();
for (const { number, ports, server } of nodes)
  console.log(`node ${number}: 127.0.0.1:${ports.sql}, process ${server?.pid}`);
console.log(`DATABASE_URL=${await createDatabase(url, 'grocessay')}`);
console.log('Runs until Ctrl-C; the data goes with it.');
