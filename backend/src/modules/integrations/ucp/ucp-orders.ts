import { CartService } from '../../checkout';
import { SessionService } from '../../identity';
import { HandOvers } from '../../ordering';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import type { OrderOfCheckout } from './ucp-order.rules';
import { UcpRequests } from './ucp-requests';

/** The orders that resulted from checkouts. */
export class UcpOrders {
  constructor(
    private readonly sessions: SessionService,
    private readonly requests: UcpRequests,
    private readonly handOvers: HandOvers,
    private readonly carts: CartService,
  ) {}

  /** The order of a checkout id; undefined if there is none, or no longer. */
  async find(id: string): Promise<OrderOfCheckout | undefined> {
    const guest = await this.requests.guestOf(this.sessions, id);
    if (!guest) return undefined;
    const story = await this.handOvers.storyOf(markOf(id));
    if (!story) return undefined;
    const { items } = await this.carts.view(guest.viewer);
    return { ...story, id, productIds: new Set(items.map(({ product }) => String(product.id))) };
  }
}

/** The mark in the link of a cart. It is no secret, as it does not reveal the id. */
export const markOf = (id: string): string => requestFingerprint(['hand-over', id]);
