import { CartService } from '../../checkout';
import { quantityProblem } from '../../checkout/index.rules';
import { SessionService, newSecretToken } from '../../identity';
import { HandOvers } from '../../ordering';
import type { CallerDetails } from '../../../kernel/caller';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { integrationsMessages } from '../integrations.messages';
import { CartLine, CartQuote, PricedCart } from './ucp-cart.rules';
import { Exchange, UcpOperations } from './ucp-operations';
import { UcpRequests } from './ucp-requests';
import { WantedItem, malformed } from './ucp-request';

const CART = `{
  cart {
    items { id quantity unitPricePaise totalPaise exceedsStock isHidden product { id name nameHi nameMr imageUrl stockQuantity } }
  }
  quote { bill { steps { kind label amountPaise } toPayPaise } delivery { minimumOrderPaise missingPaise } }
}`;
const HAND_OVER = `query ($lines: [ShoppingListLineInput!]!) {
  shoppingListQuote(lines: $lines) { handOverUrl }
}`;
const END = 'mutation { logout }';

/** A request that makes one cart, however often it comes. */
export interface RepeatableRequest {
  /** The id of the cart. */
  id: string;
  /** What is asked for. */
  fingerprint: string;
}

/** Pieces of products, by their numbers. */
interface Resolved {
  pieces: Map<number, number>;
  notSold: string[];
}

/**
 * The carts of platforms: each is that of a guest of its own, whose session is opened by the id of the cart. So a cart
 * lives as long as a guest's, counts towards the same limits, and is read by the same operations.
 */
export class UcpCarts {
  constructor(
    private readonly operations: UcpOperations,
    private readonly database: Database,
    private readonly carts: CartService,
    private readonly sessions: SessionService,
    private readonly requests: UcpRequests,
    private readonly handOvers: HandOvers,
    private readonly publicUrl: string,
  ) {}

  /**
   * Makes a cart; nothing where the shop has none of the items. One that a repeatable request made before is answered as it is
   * by now.
   * @throws TOO_MANY_ATTEMPTS, IDEMPOTENCY_KEY_REUSED
   */
  async create(
    exchange: Exchange,
    items: readonly WantedItem[],
    { caller, repeatable }: { caller: CallerDetails; repeatable?: RepeatableRequest | undefined },
  ): Promise<PricedCart | undefined> {
    const wanted = await this.resolve(exchange, items);
    if (wanted.pieces.size === 0) return undefined;
    const id = repeatable?.id ?? newSecretToken();
    await this.sessions.openForGuestOnce(caller, id);
    const guest = await this.sessions.guestOf(id);
    if (!guest) return undefined;
    const { sessionId } = guest.viewer;
    const fill = (tx: Transaction) => this.carts.replace(tx, sessionId, wanted.pieces);
    await (repeatable
      ? this.requests.once(sessionId, repeatable.fingerprint, fill)
      : this.database.write(fill, { repeatable: true }));
    return this.find(exchange, id, wanted.notSold);
  }

  /** The cart that an id opens; nothing where there is none, or no longer. */
  async find(
    exchange: Exchange,
    id: string,
    notSold: readonly string[] = [],
  ): Promise<PricedCart | undefined> {
    const guest = await this.sessions.guestOf(id);
    if (!guest) return undefined;
    const { viewer, endsAt } = guest;
    const answer = await this.operations.ask<{ cart: { items: CartLine[] }; quote: CartQuote }>(
      exchange,
      CART,
      {},
      viewer,
    );
    const lines = answer.cart.items;
    const continueUrl = await this.handOverUrl(exchange, lines, markOf(id));
    const order = await this.handOvers.orderOf(markOf(id));
    return { id, lines, quote: answer.quote, continueUrl, endsAt, notSold, order };
  }

  /**
   * Makes a cart hold these items and nothing else; nothing where there is no such cart.
   * @throws CONFLICT where its customer ordered
   */
  async replace(
    exchange: Exchange,
    id: string,
    items: readonly WantedItem[],
  ): Promise<PricedCart | undefined> {
    const guest = await this.sessions.guestOf(id);
    if (!guest) return undefined;
    assertNotOrdered(await this.handOvers.orderOf(markOf(id)));
    const wanted = await this.resolve(exchange, items);
    const { sessionId } = guest.viewer;
    await this.database.write((tx) => this.carts.replace(tx, sessionId, wanted.pieces), {
      repeatable: true,
    });
    return this.find(exchange, id, wanted.notSold);
  }

  /**
   * Ends a cart, and answers what it was; nothing where there is no such cart.
   * @throws CONFLICT where its customer ordered
   */
  async cancel(exchange: Exchange, id: string): Promise<PricedCart | undefined> {
    const cart = await this.find(exchange, id);
    const guest = await this.sessions.guestOf(id);
    if (!cart || !guest) return undefined;
    assertNotOrdered(cart.order);
    await this.operations.ask(exchange, END, {}, guest.viewer);
    return cart;
  }

  private async resolve(exchange: Exchange, items: readonly WantedItem[]): Promise<Resolved> {
    const ids = [...new Set(items.map(({ id }) => id))];
    const products = await this.operations.productsOf(exchange, ids);
    const pieces = new Map<number, number>();
    for (const { id, quantity } of items) {
      const product = products.get(id);
      if (!product) continue;
      const productId = Number(product.id);
      const sum = (pieces.get(productId) ?? 0) + quantity;
      if (quantityProblem(sum)) throw malformed('quantity');
      pieces.set(productId, sum);
    }
    return { pieces, notSold: ids.filter((id) => !products.has(id)) };
  }

  /** Where a customer looks the lines over, and puts them into their own cart. */
  private async handOverUrl(
    exchange: Exchange,
    lines: readonly CartLine[],
    mark: string,
  ): Promise<string> {
    const sold = lines
      .filter(({ isHidden }) => !isHidden)
      .map(({ product, quantity }) => ({ productId: product.id, quantity }));
    if (sold.length === 0) return `${this.publicUrl}/shop`;
    const answer = await this.operations.ask<{ shoppingListQuote: { handOverUrl: string } }>(
      exchange,
      HAND_OVER,
      { lines: sold },
    );
    return `${answer.shoppingListQuote.handOverUrl}&checkout=${mark}`;
  }
}

/** What the link of a cart is known by. No secret: it tells nothing of the id. */
const markOf = (id: string) => requestFingerprint(['hand-over', id]);

/** What a customer ordered is theirs: it is neither changed nor called off by what it came of. */
function assertNotOrdered(order: PricedCart['order']): void {
  if (order) throw new ShopError('CONFLICT', integrationsMessages.ucpOrdered());
}
