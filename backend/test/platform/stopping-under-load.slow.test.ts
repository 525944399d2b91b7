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
  /** The `Connection` header of the response. */
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

/** Uses a keep-alive connection, like browsers and proxies; throws if nothing responds. */
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

/** Sends messages to the shop in sequence, until it is stopped or nothing responds. */
class Load {
  private readonly agent = new Agent({ keepAlive: true });
  private isOver = false;
  readonly told: Told[] = [];
  unanswered = 0;
  private readonly callers = Array.from({ length: CALLERS }, () => this.call());

  /** Waits until this many messages have a response. */
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

  /** Waits until nothing responds any more. */
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

/** The number of messages that the shop has stored. */
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
    // Long enough for the slowest machine to send all requests below before the shop closes.
    await startShop(20);
    const watcher = new Agent({ keepAlive: true });
    const load = new Load();
    await load.reaches(100);
    expect((await ask(watcher, '/readyz')).status).toBe(200);
    const stopped = shop.stop();
    let ready = 200;
    while (ready === 200) ready = (await ask(watcher, '/readyz')).status;
    expect(ready).toBe(503);

    // It is live, and serves requests on open connections, with a hint to connect elsewhere next time.
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
