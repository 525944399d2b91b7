import { Clock } from '../../../kernel/clock';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { Database, Transaction } from '../../../platform/database/database';
import { MailLog } from '../../../platform/mail/mail-transport';
import { logTrouble } from '../../../platform/observability/log/trouble';
import { AllowedNetworks, leadsInside } from '../../../platform/outside/outside-address.rules';
import { OutsidePoster } from '../../../platform/outside/post-outside';
import { SecretBox } from '../../../platform/storage/secret-box';
import { HandOvers } from '../../ordering';
import { In, LessThanOrEqual } from 'typeorm';
import type { ReadPublished } from '../feed/event-publisher';
import { nextAttempt } from '../webhooks/webhook-retry.rules';
import { UcpShop } from './ucp-catalog.rules';
import { ucpOrder } from './ucp-order.rules';
import { UcpOrders, markOf } from './ucp-orders';
import { UcpPlatform } from './ucp-platform.entity';
import { webhookUrlOf } from './ucp-platform.rules';
import { UcpSigner } from './ucp-signature';

/** How long a message of a killed server stays reserved for it: both requests of a message take less. */
const HOLD_MS = 60_000;
/** Platforms that are notified concurrently. */
const LANES = 8;
const MAX_URL_LENGTH = 500;

/**
 * Notifies platforms about the orders of their checkouts. A message contains the order as it is when sent, so a
 * platform that was unreachable learns all changes at once. No platform gets a request before a customer has ordered.
 */
export class UcpPlatforms {
  private underWay: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: MailLog,
    private readonly services: {
      /** Undefined if the shop has no key to sign with; then no platform is notified. */
      signer: UcpSigner | undefined;
      box: SecretBox;
      poster: OutsidePoster;
      networks: AllowedNetworks;
      orders: UcpOrders;
      handOvers: HandOvers;
      shop: UcpShop;
    },
  ) {}

  /** The public key for the signatures of messages; undefined if the shop has none. */
  get publicKey() {
    return this.services.signer?.publicKey;
  }

  /** Records the platform of a checkout: the first that names itself. */
  async note(checkoutId: string, sessionId: number, profileUrl: string | undefined): Promise<void> {
    if (!this.publicKey || profileUrl === undefined || !this.isReachable(profileUrl)) return;
    if (await this.database.read.existsBy(UcpPlatform, { sessionId })) return;
    const about = { mark: markOf(checkoutId), checkoutId: this.services.box.seal(checkoutId) };
    const nothing = { version: 0, attempts: 0, changedAt: null, nextTryAt: null };
    await this.database.writeOne((tx) =>
      tx
        .createQueryBuilder()
        .insert()
        .into(UcpPlatform)
        .values({ ...about, sessionId, profileUrl, ...nothing })
        .orIgnore()
        .execute(),
    );
  }

  /** Schedules messages about orders, in the transaction that publishes their events. */
  async addDue(tx: Transaction, published: ReadPublished): Promise<void> {
    if (!this.publicKey) return;
    const marks = await this.services.handOvers.marksOf(
      tx,
      (await published()).map(({ event }) => event),
    );
    if (marks.length === 0) return;
    const now = this.clock.now();
    await tx
      .createQueryBuilder()
      .update(UcpPlatform)
      .set({ version: () => 'version + 1', attempts: 0, changedAt: now, nextTryAt: now })
      .where({ mark: In(marks) })
      .execute();
  }

  /** Starts to send due messages, without waiting for the end. Any server may do so at any time. */
  async sendDue(): Promise<void> {
    if (!this.publicKey) return;
    this.underWay = this.underWay.then(() => this.turn());
  }

  /** Waits for the end of what `sendDue` started. */
  settled(): Promise<void> {
    return this.underWay;
  }

  /** Aborts running requests and starts no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.services.poster.close();
    await this.settled();
  }

  private async turn(): Promise<void> {
    try {
      for (let isMore = !this.isStopping; isMore && !this.isStopping;) {
        const due = await this.database.read.find(UcpPlatform, {
          where: { nextTryAt: LessThanOrEqual(this.clock.now()) },
          order: { nextTryAt: 'ASC' },
          take: LANES,
        });
        await Promise.all(due.map((platform) => this.tell(platform)));
        isMore = due.length === LANES;
      }
    } catch (error) {
      logTrouble(this.log, error, {}, 'Platforms could not be told of orders');
    }
  }

  private async tell(platform: UcpPlatform): Promise<void> {
    const { id, version } = platform;
    const held = await this.hold(platform);
    if (!held) return;
    const failure = await this.send(platform);
    if (this.isStopping && failure !== null) return;
    const now = this.clock.now();
    const attempts = platform.attempts + 1;
    const createdAt = platform.changedAt ?? now;
    const nextTryAt = failure === null ? null : (nextAttempt({ createdAt, attempts }, now) ?? null);
    // If the order changed meanwhile, its version differs and it is sent again at once.
    await this.database.writeOne((tx) =>
      tx.update(UcpPlatform, { id, version }, { attempts, nextTryAt }),
    );
  }

  private async hold({ id, version }: UcpPlatform): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.writeOne((tx) =>
      tx.update(
        UcpPlatform,
        { id, version, nextTryAt: LessThanOrEqual(now) },
        { nextTryAt: new Date(now.getTime() + HOLD_MS) },
      ),
    );
    return affected === 1;
  }

  /** @returns why sending failed; null if it succeeded, or if there is nothing to send or no address to send it to */
  private async send({ checkoutId, profileUrl, version }: UcpPlatform): Promise<string | null> {
    const { box, orders, poster, shop, signer } = this.services;
    const id = box.open(checkoutId);
    const order = id !== undefined && signer && (await orders.find(id));
    if (!order) return null;
    const profile = await poster.get(profileUrl);
    if (profile.failure !== null) return profile.failure;
    const url = webhookUrlOf(profile.text);
    if (url === undefined || !this.isReachable(url)) return null;
    const body = JSON.stringify(ucpOrder(order, { shop }));
    const key = requestFingerprint([id, version]);
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      'ucp-agent': `profile="${shop.publicUrl}/.well-known/ucp"`,
    };
    const result = await poster.post({
      ...{ url, body },
      headers: {
        ...signer.headersOf({ url, body, headers }),
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(this.clock.now().getTime() / 1000)),
      },
    });
    return result.failure;
  }

  /** Names are resolved on sending; addresses that are internal without a lookup are refused at once. */
  private isReachable(address: string): boolean {
    const { networks } = this.services;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || address.length > MAX_URL_LENGTH || url.username || url.password) return false;
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && networks.length > 0);
    return isSafe && !leadsInside(url, networks);
  }
}
