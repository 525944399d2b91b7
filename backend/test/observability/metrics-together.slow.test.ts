import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningShop } from '../kit/running-shop';
import { freshDatabase, serverUrl } from '../kit/test-shop';

const TOKEN = 'a-token-of-the-metrics-0123456789';
const VISITS = 20;
const PRODUCTS = 'grocessay_http_requests_total{method="GET",route="/api/products",status="2xx"}';
const JOB = 'grocessay_job_runs_total{job="send mails"}';

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
    ADMIN_EMAIL: 'keeper@shop.test',
    ADMIN_PASSWORD: 'Keeper@123',
    JOBS_EVERY_SECONDS: '1',
    METRICS_TOKEN: TOKEN,
    PROCESSES: processes,
    ...place.environment,
  });
}

/** Uses a separate connection, so that any of the processes may respond. */
function visit(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return new Promise((resolve, reject) => {
    get(shop.url + path, { agent: new Agent(), headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('end', () => resolve(text));
    }).once('error', reject);
  });
}

/** A value of the metrics. */
async function number(name: string): Promise<number | undefined> {
  const line = (await visit('/metrics')).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('the metrics of a shop that runs', () => {
  it('have its jobs', async () => {
    await startShop('1');
    while ((await number(JOB)) === undefined) await sleep(100);
    expect(await number(JOB.replace('runs', 'failures'))).toBe(0);
    expect(await number(JOB.replace('runs', 'duration_seconds'))).toBeGreaterThan(0);
    const succeeded = JOB.replace('runs_total', 'last_success_timestamp_seconds');
    expect(await number(succeeded)).toBeGreaterThan(1_700_000_000);
  });

  // SQLite is limited to one process.
  if (serverUrl)
    it('are those of all its processes, whichever is asked', async () => {
      await startShop('2');
      for (let time = 0; time < VISITS; time++) await visit('/api/products');
      const told = [await number(PRODUCTS), await number(PRODUCTS), await number(PRODUCTS)];
      expect(told).toEqual([VISITS, VISITS, VISITS]);
      expect(await number('grocessay_db_pool_size')).toBe(20);
      expect(await number('grocessay_mails_waiting')).toBe(0);
    });
});
