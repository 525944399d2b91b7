import { CartService } from '../../checkout';
import { quantityProblem } from '../../checkout/index.rules';
import { KnownGuest, SessionService, newSecretToken } from '../../identity';
import { HandOvers } from '../../ordering';
import type { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { integrationsMessages } from '../integrations.messages';
import { CartLine, CartQuote, PricedCart } from './ucp-cart.rules';
import { Exchange, UcpOperations } from './ucp-operations';
import { markOf } from './ucp-orders';
import { UcpPlatforms } from './ucp-platforms';
import { KeyedChange, UcpRequests } from './ucp-requests';
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

/** What the carts of platforms go through. */
export interface UcpCartServices {
  database: Database;
  shopCarts: CartService;
  sessions: SessionService;
  requests: UcpRequests;
  handOvers: HandOvers;
  platforms: UcpPlatforms;
}

/**
 * The carts of platforms: each is that of a guest of its own, whose session is opened by the id of the cart. So a cart
 * lives as long as a guest's, counts towards the same limits, and is read by the same operations.
 */
export class UcpCarts {
  constructor(
    private readonly operations: UcpOperations,
    private readonly services: UcpCartServices,
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
    await this.services.sessions.openForGuestOnce(caller, id);
    const guest = await this.services.sessions.guestOf(id);
    if (!guest) return undefined;
    const { sessionId } = guest.viewer;
    const fill = (tx: Transaction) => this.services.shopCarts.replace(tx, sessionId, wanted.pieces);
    await (repeatable
      ? this.services.requests.once(sessionId, repeatable.fingerprint, fill)
      : this.services.database.write(fill, { repeatable: true }));
    return this.find(exchange, id, wanted.notSold);
  }

  /** Remembers which platform a checkout is of. */
  async noteAgent(id: string, profileUrl: string | undefined): Promise<void> {
    const guest = profileUrl === undefined ? undefined : await this.guestOf(id);
    if (guest) await this.services.platforms.note(id, guest.viewer.sessionId, profileUrl);
  }

  /** The cart that an id opens; nothing where there is none, or no longer. */
  async find(
    exchange: Exchange,
    id: string,
    notSold: readonly string[] = [],
  ): Promise<PricedCart | undefined> {
    const guest = await this.guestOf(id);
    if (!guest) return undefined;
    return this.priced(exchange, id, guest, notSold);
  }

  private async priced(
    exchange: Exchange,
    id: string,
    { viewer, endsAt }: KnownGuest,
    notSold: readonly string[] = [],
  ): Promise<PricedCart> {
    const answer = await this.operations.ask<{ cart: { items: CartLine[] }; quote: CartQuote }>(
      exchange,
      CART,
      {},
      viewer,
    );
    const lines = answer.cart.items;
    const continueUrl = await this.handOverUrl(exchange, lines, markOf(id));
    const order = await this.services.handOvers.orderOf(markOf(id));
    return { id, lines, quote: answer.quote, continueUrl, endsAt, notSold, order };
  }

  /**
   * Makes a cart hold these items and nothing else; nothing where there is no such cart. A change that came before leaves it
   * as it is by now.
   * @throws CONFLICT where its customer ordered, IDEMPOTENCY_KEY_REUSED
   */
  async replace(
    exchange: Exchange,
    id: string,
    items: readonly WantedItem[],
    change?: KeyedChange,
  ): Promise<PricedCart | undefined> {
    const guest = await this.guestOf(id);
    if (!guest) return undefined;
    const { sessionId } = guest.viewer;
    if (change && (await this.services.requests.isRepeated(sessionId, change)))
      return this.priced(exchange, id, guest);
    assertNotOrdered(await this.services.handOvers.orderOf(markOf(id)));
    const wanted = await this.resolve(exchange, items);
    const fill = (tx: Transaction) => this.services.shopCarts.replace(tx, sessionId, wanted.pieces);
    await (change
      ? this.services.requests.changeOnce(sessionId, change, { make: fill })
      : this.services.database.write(fill, { repeatable: true }));
    return this.priced(exchange, id, guest, wanted.notSold);
  }

  /**
   * The cart that a program wants ordered, which changes nothing; nothing where there is no such cart.
   * @throws IDEMPOTENCY_KEY_REUSED
   */
  async complete(
    exchange: Exchange,
    id: string,
    change?: KeyedChange,
  ): Promise<PricedCart | undefined> {
    const guest = await this.guestOf(id);
    if (!guest) return undefined;
    if (change) await this.services.requests.changeOnce(guest.viewer.sessionId, change);
    return this.priced(exchange, id, guest);
  }

  /**
   * Ends a cart, and answers what it was; nothing where there is no such cart. One that ended by the same request is answered
   * again: until its time is over it is kept for that.
   * @throws CONFLICT where its customer ordered, IDEMPOTENCY_KEY_REUSED
   */
  async cancel(
    exchange: Exchange,
    id: string,
    change?: KeyedChange,
  ): Promise<PricedCart | undefined> {
    const guest = await this.services.sessions.guestOf(id);
    if (!guest) return undefined;
    const { sessionId } = guest.viewer;
    const isRepeated =
      change !== undefined && (await this.services.requests.isRepeated(sessionId, change));
    if (!isRepeated && (await this.services.requests.isEnded(sessionId))) return undefined;
    const cart = await this.priced(exchange, id, guest);
    if (isRepeated) return cart;
    assertNotOrdered(cart.order);
    if (change) await this.services.requests.changeOnce(sessionId, change, { isEnd: true });
    else await this.operations.ask(exchange, END, {}, guest.viewer);
    return cart;
  }

  /** Whose cart an id opens; nobody where it was ended. */
  private guestOf(id: string): Promise<KnownGuest | undefined> {
    const { sessions, requests } = this.services;
    return requests.guestOf(sessions, id);
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

/** What a customer ordered is theirs: it is neither changed nor called off by what it came of. */
function assertNotOrdered(order: PricedCart['order']): void {
  if (order) throw new ShopError('CONFLICT', integrationsMessages.ucpOrdered());
}
