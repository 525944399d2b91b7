import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotOpenedError, RunningShop } from '../kit/running-shop';
import { fillDisk, freeDisk, onSmallDisk, seenBy } from '../kit/small-disk';
import { freshDatabase, serverUrl } from '../kit/test-shop';
import { until } from '../kit/until';
import { samplePicture } from '../media/picture-files';

const ADMIN = { email: 'keeper@shop.test', password: 'Keeper@123' };
const PRODUCTION = {
  NODE_ENV: 'production',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  MESSAGES_PER_ADDRESS: '100000',
  JOBS_EVERY_SECONDS: '1',
};
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';

interface Line {
  level: number;
  msg: string;
  err?: object;
  reason?: string;
}

let folder: string;
let place: Awaited<ReturnType<typeof freshDatabase>>;
let shop: RunningShop | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grocessay-small-'));
  place = await freshDatabase();
});
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({ ...PRODUCTION, ...place.environment, DATA_DIR: folder });

const linesOf = ({ output }: RunningShop): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

const contact = (running: RunningShop) =>
  running.send(
    'POST',
    '/api/customers/contact',
    JSON.stringify({
      fullName: 'Asha Patil',
      email: 'asha@shop.test',
      subject: 'When do mangoes come back? '.repeat(4),
    }),
  );

async function upload(running: RunningShop) {
  const form = new FormData();
  form.append(
    'picture',
    new Blob([new Uint8Array(await samplePicture().png().toBuffer())]),
    'a.png',
  );
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return running.send('POST', '/uploads/pictures', body, type);
}

const readiness = async (running: RunningShop) => (await running.send('GET', '/readyz')).status;

async function refusalOfStart(options: string): Promise<NotOpenedError> {
  try {
    shop = await RunningShop.start(environment(), onSmallDisk(folder, options));
  } catch (error) {
    if (error instanceof NotOpenedError) return error;
    throw error;
  }
  throw new Error('The shop opened');
}

describe('a disk that is full', () => {
  /** Writes to the full disk: to SQLite, or with a database server to the files next to it. */
  const save = serverUrl ? upload : contact;

  it('makes what is to be saved fail for now, and the shop not ready, until there is room again', async () => {
    shop = await RunningShop.start(environment(), onSmallDisk(folder, 'size=24m'));
    const running = shop;
    const seen = seenBy(running.pid, folder);
    expect((await running.graphql(ADMIN_LOGIN, ADMIN)).status).toBe(200);
    expect((await save(running)).status).toBe(201);
    expect(await readiness(running)).toBe(200);

    await fillDisk(seen);
    expect(await readiness(running)).toBe(503);
    const answers: number[] = [];
    while (answers.filter((status) => status === 503).length < 30 && answers.length < 3000) {
      const { status, body } = await save(running);
      answers.push(status);
      if (status === 503) expect(body).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect([...new Set(answers)].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(answers).toContain(503);
    expect(await readiness(running)).toBe(503);
    expect((await running.send('GET', '/api/products')).status).toBe(200);
    expect((await running.send('GET', '/healthz')).status).toBe(200);
    // A busy machine also has slow statements.
    const told = linesOf(running).filter(
      ({ level, msg }) => level >= 40 && msg !== 'A slow statement',
    );
    expect(told.filter(({ err }) => err)).toEqual([]);
    const texts = told.map(({ msg }) => msg);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toContain('The shop cannot save anything now, please try again later');

    await freeDisk(seen);
    await until(async () => (await readiness(running)) === 200);
    expect((await save(running)).status).toBe(201);
  });

  it('is one line at the start, and no shop', async () => {
    const { output, exitCode } = await refusalOfStart('size=64k');
    expect(exitCode).toBe(1);
    expect(output.trimEnd()).toMatch(
      /^DATA_DIR: \S+: nothing can be saved there: ENOSPC: no space left on device.*$/,
    );
  });
});

describe('a disk that cannot be written', () => {
  it('is one line at the start, and no shop', async () => {
    const { output, exitCode } = await refusalOfStart('size=16m,ro');
    expect(exitCode).toBe(1);
    expect(output.trimEnd()).toMatch(
      /^DATA_DIR: \S+: nothing can be saved there: EROFS: read-only file system.*$/,
    );
  });
});
