import { once } from 'node:events';
import { Agent, IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/assembly/open-database';
import { readConfig } from '../../src/platform/config/config';
import { RunningShop } from '../kit/running-shop';
import { freshDatabase } from '../kit/test-shop';

const CALLERS = 12;
const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';

interface Told {
  status: number;
  /** What the answer says of its connection. */
  connection?: string;
}

let place: Awaited<ReturnType<typeof freshDatabase>>;
let shop: RunningShop;
afterEach(async () => {
  await shop?.stop();
  await place.remove();
});

async function startShop(delaySeconds: number): Promise<void> {
  place = await freshDatabase();
  shop = await RunningShop.start({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_SECONDS: String(delaySeconds),
    ...place.environment,
  });
}

/** Asks on a connection that is kept open, as browsers and proxies do; throws where nobody answers. */
async function ask(agent: Agent, path: string, body?: object): Promise<Told> {
  const call = request(shop.url + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: body && { 'content-type': 'application/json' },
  });
  call.end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, connection: answer.headers.connection };
}

/** Writes messages to the shop, one after the other, until it is told to stop or nobody answers. */
class Load {
  private readonly agent = new Agent({ keepAlive: true });
  private isOver = false;
  readonly told: Told[] = [];
  unanswered = 0;
  private readonly callers = Array.from({ length: CALLERS }, () => this.call());

  /** Waits until so many messages were answered. */
  async reaches(count: number): Promise<void> {
    while (this.told.length < count) {
      if (this.unanswered === CALLERS) throw new Error('Nobody answers');
      await sleep(5);
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.callers);
    this.agent.destroy();
  }

  /** Waits until nobody answers any more. */
  async runsDry(): Promise<void> {
    await Promise.all(this.callers);
  }

  statuses(): number[] {
    return [...new Set(this.told.map(({ status }) => status))];
  }

  private async call(): Promise<void> {
    const input = {
      fullName: 'Meera Kulkarni',
      email: 'meera@shop.test',
      subject: 'Have you got mangoes?',
    };
    while (!this.isOver) {
      try {
        this.told.push(await ask(this.agent, '/graphql', { query: CONTACT, variables: { input } }));
      } catch {
        this.unanswered++;
        return;
      }
    }
  }
}

/** How many messages the shop has kept. */
async function messagesKept(): Promise<number> {
  const database = await openDatabase(readConfig({ NODE_ENV: 'test', ...place.environment }));
  try {
    return await database.read.connection.getRepository('ContactMessage').count();
  } finally {
    await database.close();
  }
}

describe('a shop that is stopped under load', () => {
  it('answers whatever it has taken on, and does nothing that it does not answer', async () => {
    await startShop(0);
    const load = new Load();
    await load.reaches(100);
    const stopped = shop.stop();
    await load.runsDry();
    await stopped;
    await load.end();
    expect(load.statuses()).toEqual([200]);
    expect(await messagesKept()).toBe(load.told.length);
    expect(shop.exitCode).toBe(0);
  });

  it('is not ready from the signal on, and still serves until load balancers know', async () => {
    // So long that the slowest machine asks all of the below before the shop closes.
    await startShop(20);
    const watcher = new Agent({ keepAlive: true });
    const load = new Load();
    await load.reaches(100);
    expect((await ask(watcher, '/readyz')).status).toBe(200);
    const stopped = shop.stop();
    let ready = 200;
    while (ready === 200) ready = (await ask(watcher, '/readyz')).status;
    expect(ready).toBe(503);

    // It lives, and who comes by a connection that was open is served, and sent elsewhere for the next time.
    expect((await ask(watcher, '/healthz')).status).toBe(200);
    const before = load.told.length;
    await load.reaches(before + CALLERS);
    expect(load.told.at(-1)).toEqual({ status: 200, connection: 'close' });
    await load.end();
    watcher.destroy();
    await stopped;
    expect([load.statuses(), load.unanswered]).toEqual([[200], 0]);
    expect(await messagesKept()).toBe(load.told.length);
    expect(shop.exitCode).toBe(0);
  });
});
