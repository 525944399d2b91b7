import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startShop, type Shop } from '../../scripts/lib/shop-server.mjs';
import { checkIntegrity } from '../../scripts/lib/check-integrity.mjs';
import type { Caller } from './caller';
import { loginAdmin, registerCustomers } from './accounts';
import { type DatabaseKind, type Fixture, openFixture } from './fixture';

type Settings = Record<string, string>;

/** What every shop here has: room for all orders, in the first delivery slot and of one customer, and no demo catalogue. */
const SETTINGS: Settings = {
  SEED_DEMO: 'false',
  SLOT_CAPACITY: '100000',
  UNPAID_ORDERS_PER_CUSTOMER: '9999999',
  CASH_ORDERS_PER_CUSTOMER: '9999999',
  ORDERS_PER_HOUR: '9999999',
};

/** A shop on one database, with its people, for one scenario after the other. */
export class Environment {
  private readonly shops: Shop[] = [];
  private serving = '';
  private environment: Settings = SETTINGS;
  private readonly customers: Caller[] = [];
  private readonly lent: { close(): Promise<unknown> }[] = [];
  private port = 0;

  private constructor(readonly fixture: Fixture) {}

  /** Sets a new database up, and opens a shop on it. */
  static async open(kind: DatabaseKind): Promise<Environment> {
    const environment = new Environment(await openFixture(kind));
    try {
      environment.port = await freePort();
      await environment.serve();
    } catch (error) {
      await environment.close();
      throw error;
    }
    return environment;
  }

  /** Where the shop, or the first of its servers, is reached; the same after every start. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where each server is reached. */
  get urls(): string[] {
    return this.shops.map(({ url }) => url);
  }

  /** The server, or the first of them. */
  get shop(): Shop {
    const [first] = this.shops;
    if (!first) throw new Error('No server runs');
    return first;
  }

  /** Lets so many servers with these settings run; starts them unless they do already. */
  async serve(environment: Settings = {}, count = 1): Promise<void> {
    const wanted = JSON.stringify({ environment, count });
    const isRunning = this.shops.length > 0 && !this.shops.some((shop) => shop.hasExited());
    if (wanted === this.serving && isRunning) return;
    this.serving = wanted;
    this.environment = { ...SETTINGS, ...environment };
    await this.stopServing();
    for (let index = 0; index < count; index++)
      this.shops.push(await this.startShop(index === 0 ? this.port : undefined));
  }

  /** Stops one of the servers gracefully, lets things happen without it, and starts it again where it was. */
  async without(index: number, meanwhile: () => Promise<void>): Promise<void> {
    const shop = this.shops[index];
    if (!shop) throw new Error('There is no such server');
    await shop.stop();
    await meanwhile();
    this.shops[index] = await this.startShop(shop.port);
  }

  private startShop(port: number | undefined): Promise<Shop> {
    const { environment } = this;
    return startShop(this.fixture.data, port, { environment });
  }

  /** Throws where a server ended by itself. */
  expectServersToLive(): void {
    if (this.shops.some((shop) => shop.hasExited())) throw new Error('A server ended by itself');
  }

  /** Stops all servers. */
  async stopServing(): Promise<void> {
    await Promise.all(this.shops.splice(0).map((shop) => shop.stop()));
  }

  /** The shop's admin. */
  admin(): Promise<Caller> {
    return loginAdmin(this.url);
  }

  /** So many customers, always the same, each logged in. */
  async loggedInCustomers(count: number): Promise<Caller[]> {
    const missing = count - this.customers.length;
    if (missing > 0) this.customers.push(...(await registerCustomers(this.url, missing)));
    return this.customers.slice(0, count);
  }

  /** Takes over something that a scenario opened: it is closed with the environment. */
  async borrow<Thing extends { close(): Promise<unknown> }>(
    opening: Promise<Thing>,
  ): Promise<Thing> {
    const thing = await opening;
    this.lent.push(thing);
    return thing;
  }

  /** Throws where an integrity check finds a breach. */
  async checkIntegrity(): Promise<void> {
    const { folder } = this.fixture.data;
    await checkIntegrity(
      { folder, databaseUrl: this.fixture.directUrl },
      join(folder, 'server.log'),
    );
  }

  /** Takes everything down, and the data away. */
  async close(): Promise<void> {
    await this.stopServing();
    for (const thing of this.lent.splice(0)) await thing.close();
    await this.fixture.close();
  }
}
