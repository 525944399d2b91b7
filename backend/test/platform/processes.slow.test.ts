import { Agent, get } from 'node:http';
import { customerInput } from '../kit/people';
import { RunningShop } from '../kit/running-shop';
import { freshDatabase, serverUrl } from '../kit/test-shop';
import { until } from '../kit/until';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

interface Line {
  pid: number;
  worker?: number;
  msg: string;
  diedWorker?: number;
}

let place: Awaited<ReturnType<typeof freshDatabase>>;
let shop: RunningShop;
afterEach(async () => {
  await shop?.stop();
  await place.remove();
});

async function startShop(processes: string): Promise<void> {
  place = await freshDatabase();
  shop = await RunningShop.start({
    NODE_ENV: 'production',
    LOG_LEVEL: 'debug',
    ADMIN_EMAIL: 'keeper@shop.test',
    ADMIN_PASSWORD: 'Keeper@123',
    JOBS_EVERY_SECONDS: '1',
    PROCESSES: processes,
    ...place.environment,
  });
}

/** The log of the shop, line by line. */
const lines = (): Line[] =>
  shop.output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

/** Uses a separate connection, like a new guest; returns 0 if it is lost. */
function visit(path: string): Promise<number> {
  return new Promise((resolve) => {
    get(shop.url + path, { agent: new Agent() }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

/** The workers that have responded, with their process ids. */
const answering = () =>
  new Map<number, number>(
    lines().flatMap(({ worker, pid, msg }) => (worker && msg === 'Request' ? [[worker, pid]] : [])),
  );

const runs = () => lines().filter(({ msg }) => msg === 'A background job runs');

const explain = () => shop.output.slice(-2_000);

if (serverUrl) {
  it('Two processes answer, share the jobs, and outlive the death of one of them', async () => {
    await startShop('2');
    const work = () => visit('/api/products');
    await until(() => answering().size === 2, { work, explain });
    expect([...answering().values()]).not.toContain(shop.pid);

    // A login at one is known to the other: any request may reach any of them.
    const { email, password, ...customer } = customerInput();
    await shop.graphql(REGISTER, { ...customer, email, password });
    await shop.graphql(LOGIN, { email, password });
    expect(await ownEmails()).toEqual([email, email, email, email]);

    const [[victim, pid] = []] = answering();
    process.kill(pid ?? 0, 'SIGKILL');
    const died = () => lines().find(({ diedWorker }) => diedWorker === victim);
    await until(() => died() !== undefined, { explain });
    expect(died()).toMatchObject({ msg: 'A worker died and is started again', signal: 'SIGKILL' });
    expect(await visit('/api/products')).toBe(200); // by the surviving one

    await until(() => answering().has(3), { work, explain });
    expect(await ownEmails()).toEqual([email, email, email, email]);
    const runsBefore = runs().length;
    await until(() => runs().length >= runsBefore + 10, { explain });
    await shop.stop();
    expect(shop.exitCode).toBe(0);
    expect(await visit('/healthz')).toBe(0);
  });
} else {
  it('More than one process is refused on SQLite, with one line', async () => {
    await expect(startShop('2')).rejects.toThrow(
      /^The shop did not open: Configuration: PROCESSES: SQLite serves one process.*\n$/,
    );
  });
}

/** The customer's identity according to the shop, requested several times on separate connections. */
async function ownEmails(): Promise<unknown[]> {
  const emails: unknown[] = [];
  for (let time = 0; time < 4; time++) {
    const { body } = await shop.graphql('{ me { email } }', {});
    emails.push((body.data?.me as { email: string } | undefined)?.email);
  }
  return emails;
}
