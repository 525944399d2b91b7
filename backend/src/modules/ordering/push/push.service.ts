import { Clock } from '../../../kernel/clock';
import { sha256 } from '../../../kernel/sha256';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requireCustomerLogin } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { AllowedNetworks, leadsInside } from '../../../platform/outside/outside-address.rules';
import { assertValid } from '../../../platform/validation/assert-valid';
import { orderingMessages } from '../ordering.messages';
import { PushSubscriptionInput } from './push.input';
import { PushSubscription } from './push-subscription.entity';

/** Nobody reads their orders in more browsers: the oldest makes room. */
const MOST_BROWSERS = 10;

/** The browsers in which customers hear of their orders. */
export class PushService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** What browsers subscribe with; nothing where the shop sends no push messages. */
    readonly publicKey: string | null,
    private readonly networks: AllowedNetworks,
  ) {}

  /**
   * Has messages about the caller's orders sent to a browser until they log out there, and to nobody else's account any more.
   * @throws VALIDATION, NOT_SUPPORTED where the shop sends none
   */
  async subscribe(viewer: Viewer, values: PushSubscriptionInput): Promise<void> {
    const { customerId, sessionId } = requireCustomerLogin(viewer);
    if (this.publicKey === null)
      throw new ShopError('NOT_SUPPORTED', orderingMessages.noPushMessages());
    const input = await assertValid(PushSubscriptionInput, { ...values });
    this.assertReachable(input.endpoint);
    const endpointHash = sha256(input.endpoint);
    const createdAt = this.clock.now();
    await this.database.write(async (tx) => {
      await tx.delete(PushSubscription, { endpointHash });
      const subscription = { ...input, customerId, sessionId, endpointHash, createdAt };
      await tx.insert(PushSubscription, subscription);
      await makeRoom(tx, customerId);
    });
  }

  /** Takes that back. */
  async unsubscribe(viewer: Viewer, endpoint: string): Promise<void> {
    const where = { customerId: requireCustomer(viewer), endpointHash: sha256(endpoint) };
    await this.database.write((tx) => tx.delete(PushSubscription, where));
  }

  /** Names are looked up when something is sent; an address of the operator's own network is told at once. */
  private assertReachable(endpoint: string): void {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    const isSafe =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && this.networks.length > 0);
    if (!isSafe || leadsInside(url, this.networks) || url.username || url.password)
      throw fieldError('endpoint', orderingMessages.pushSubscription());
  }
}

async function makeRoom(tx: Transaction, customerId: number): Promise<void> {
  const newestFirst = { where: { customerId }, order: { id: 'DESC' } as const };
  const tooOld = await tx.find(PushSubscription, { ...newestFirst, skip: MOST_BROWSERS, take: 5 });
  for (const { id } of tooOld) await tx.delete(PushSubscription, { id });
}
