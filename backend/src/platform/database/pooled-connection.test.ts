import { PoolConnection, createConnection } from 'mysql2';
import { failureKind } from './database-failure';
import { PooledConnection } from './pooled-connection';
import { HealthProbe } from './health-probe';
import { StatementWatch } from './statement-watch';

it('A statement over a connection that was closed meanwhile fails as one that lost its database', async () => {
  // Port 1: nobody listens. For a closed connection, mysql2 calls back synchronously, before it returns.
  const connection = createConnection({ host: '127.0.0.1', port: 1 });
  connection.on('error', () => {});
  connection.destroy();
  const healthProbe = new HealthProbe(
    async () => {},
    () => {},
  );
  const pooled = new PooledConnection({
    healthProbe,
    limits: { statementMs: 1_000 },
    watch: new StatementWatch(),
    connect: async () => connection as PoolConnection,
    leave: () => {},
  });
  const error: unknown = await pooled
    .promise()
    .query('SELECT 1')
    .catch((caught: unknown) => caught);
  healthProbe.stop();
  expect(error).toMatchObject({ message: expect.stringContaining('closed state') });
  expect(failureKind(error)).toBe('away');
});
