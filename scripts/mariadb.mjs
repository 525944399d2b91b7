// A private MariaDB for development: prints its DATABASE_URL and runs until Ctrl-C. Accepts server options, such as
// --ssl-cert=...
import { endChildrenOnSignal } from './lib/children.mjs';
import { createDatabase, startMariaDb } from './lib/mariadb-server.mjs';

endChildrenOnSignal();
const server = await startMariaDb(['--skip-log-bin', ...process.argv.slice(2)]);
console.log(`DATABASE_URL=${await createDatabase(server.url, 'grocessay')}`);
console.log('Runs until Ctrl-C; the data goes with it.');
