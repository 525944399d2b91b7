import { NotOpenedError, RunningShop } from '../kit/running-shop';
import { freshDatabase, serverUrl } from '../kit/test-shop';

let place: Awaited<ReturnType<typeof freshDatabase>>;
const open: RunningShop[] = [];
beforeEach(async () => {
  place = await freshDatabase();
});
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.stop();
  await place.remove();
});

async function start(): Promise<RunningShop> {
  const shop = await RunningShop.start({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    ...place.environment,
  });
  open.push(shop);
  return shop;
}

const refusalOfStart = () =>
  start().then(
    () => undefined,
    (error: unknown) => error as NotOpenedError,
  );

if (serverUrl)
  it('a server of a database may have others beside it', async () => {
    await start();
    expect(await refusalOfStart()).toBeUndefined();
  });
else
  it('a server of a SQLite file is alone with it, and leaves it to the next when it is killed', async () => {
    const first = await start();
    const refusal = await refusalOfStart();
    expect(refusal?.exitCode).toBe(1);
    expect(refusal?.output.trimEnd()).toMatch(
      /^DATA_DIR: \S+: another shop is running on it\. SQLite is for one server.*$/,
    );
    expect((await first.send('GET', '/readyz')).status).toBe(200);
    process.kill(first.pid, 'SIGKILL');
    await first.stop();
    expect(await refusalOfStart()).toBeUndefined();
  });
