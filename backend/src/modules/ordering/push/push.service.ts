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

/** Most browsers of a customer: a further one replaces the oldest. */
const MOST_BROWSERS = 10;

/** The browsers in which customers get messages about their orders. */
export class PushService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** The key with which browsers subscribe; null if the shop sends no push messages. */
    readonly publicKey: string | null,
    private readonly networks: AllowedNetworks,
  ) {}

  /**
   * Sends messages about the caller's orders to a browser until they log out there; a subscription of another account
   * in that browser ends.
   * @throws VALIDATION, NOT_SUPPORTED if the shop sends none
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

  /** Ends the subscription of a browser. */
  async unsubscribe(viewer: Viewer, endpoint: string): Promise<void> {
    const where = { customerId: requireCustomer(viewer), endpointHash: sha256(endpoint) };
    await this.database.write((tx) => tx.delete(PushSubscription, where));
  }

  /** Names are resolved on sending; addresses of the operator's own network are refused at once. */
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
