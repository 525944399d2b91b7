// A private MariaDB to develop against: prints its DATABASE_URL and runs until Ctrl-C.
import { endChildrenOnSignal } from './lib/children.mjs';
import { createDatabase, startMariaDb } from './lib/mariadb-server.mjs';

endChildrenOnSignal();
const server = await startMariaDb();
console.log(`DATABASE_URL=${await createDatabase(server.url, 'grocessay')}`);
console.log('Runs until Ctrl-C; the data goes with it.');
