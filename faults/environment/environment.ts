import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startShop, type Shop } from '../../scripts/lib/shop-server.mjs';
import { checkIntegrity } from '../../scripts/lib/check-integrity.mjs';
import type { Caller } from './caller';
import { loginAdmin, registerCustomers } from './accounts';
import { type DatabaseKind, type Fixture, openFixture } from './fixture';

type Settings = Record<string, string>;

/** Settings of every shop here: capacity for all orders in the first delivery slot and per customer, and no demo catalogue. */
const SETTINGS: Settings = {
  SEED_DEMO: 'false',
  SLOT_CAPACITY: '100000',
  UNPAID_ORDERS_PER_CUSTOMER: '9999999',
  CASH_ORDERS_PER_CUSTOMER: '9999999',
  ORDERS_PER_HOUR: '9999999',
};

/** A shop on one database, with its admin and customers, shared by all scenarios in order. */
export class Environment {
  private readonly shops: Shop[] = [];
  private serving = '';
  private environment: Settings = SETTINGS;
  private readonly customers: Caller[] = [];
  private readonly lent: { close(): Promise<unknown> }[] = [];
  private port = 0;

  private constructor(readonly fixture: Fixture) {}

  /** Sets up a new database, and opens a shop on it. */
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

  /** The URL of the shop's first server; the same after every start. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The URL of each server. */
  get urls(): string[] {
    return this.shops.map(({ url }) => url);
  }

  /** The server, or the first of them. */
  get shop(): Shop {
    const [first] = this.shops;
    if (!first) throw new Error('No server runs');
    return first;
  }

  /** Ensures that this many servers with these settings run. */
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

  /** Stops one of the servers gracefully, runs the given work without it, and restarts it at the same URL. */
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

  /** Throws if a server ended by itself. */
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

  /** This many logged-in customers, always the same ones. */
  async loggedInCustomers(count: number): Promise<Caller[]> {
    const missing = count - this.customers.length;
    if (missing > 0) this.customers.push(...(await registerCustomers(this.url, missing)));
    return this.customers.slice(0, count);
  }

  /** Registers a resource opened by a scenario; it is closed with the environment. */
  async borrow<Thing extends { close(): Promise<unknown> }>(
    opening: Promise<Thing>,
  ): Promise<Thing> {
    const thing = await opening;
    this.lent.push(thing);
    return thing;
  }

  /** Throws if an integrity check finds a breach. */
  async checkIntegrity(): Promise<void> {
    const { folder } = this.fixture.data;
    await checkIntegrity(
      { folder, databaseUrl: this.fixture.directUrl },
      join(folder, 'server.log'),
    );
  }

  /** Stops everything, and deletes the data. */
  async close(): Promise<void> {
    await this.stopServing();
    for (const thing of this.lent.splice(0)) await thing.close();
    await this.fixture.close();
  }
}
