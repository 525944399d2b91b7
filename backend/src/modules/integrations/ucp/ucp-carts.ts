import { CartService } from '../../checkout';
import { quantityProblem } from '../../checkout/index.rules';
import { KnownGuest, SessionService, newSecretToken } from '../../identity';
import { HandOvers } from '../../ordering';
import type { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { integrationsMessages } from '../integrations.messages';
import { CartLine, CartQuote, PricedCart } from './ucp-cart.rules';
import { Exchange, UcpOperations } from './ucp-operations';
import { markOf } from './ucp-orders';
import { UcpPlatforms } from './ucp-platforms';
import { KeyedRequest, UcpRequests, WITHOUT_KEY } from './ucp-requests';
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

/** Identifies the request that creates a cart, however often it is repeated. */
export interface MakingKey extends KeyedRequest {
  /** The id of the cart that it creates from lines. */
  id: string;
  makingKey: string;
}

/** Formats a cart; undefined if the cart does not exist, or no longer. */
export type Told = (cart: PricedCart | undefined) => object;

/** The format of the response, and the key of the request. */
interface CartRequest {
  key: KeyedRequest | undefined;
  told: Told;
}

/** Pieces of products, by product id. */
interface Resolved {
  pieces: Map<number, number>;
  notSold: string[];
}
const NOTHING: Resolved = { pieces: new Map(), notSold: [] };

/** Dependencies of the carts of platforms. */
export interface UcpCartServices {
  shopCarts: CartService;
  sessions: SessionService;
  requests: UcpRequests;
  handOvers: HandOvers;
  platforms: UcpPlatforms;
}

/**
 * The carts of platforms. Each belongs to a guest of its own, whose session token is the id of the cart. So a cart
 * lasts as long as a guest's, counts towards the same limits, and is read by the same operations.
 */
export class UcpCarts {
  constructor(
    private readonly operations: UcpOperations,
    private readonly services: UcpCartServices,
    private readonly publicUrl: string,
  ) {}

  /**
   * Creates a cart; undefined if the shop has none of the items.
   * @throws TOO_MANY_ATTEMPTS, IDEMPOTENCY_KEY_REUSED
   */
  async create(
    exchange: Exchange,
    items: readonly WantedItem[],
    { caller, key, told }: { caller: CallerDetails; key: MakingKey | undefined; told: Told },
  ): Promise<object | undefined> {
    const id = key?.id ?? newSecretToken();
    const isMade = key !== undefined && (await this.isMade(key));
    if (key && !isMade) await this.services.requests.assertUnused(key.makingKey);
    const wanted = isMade ? NOTHING : await this.resolve(exchange, items);
    if (!isMade && wanted.pieces.size === 0) return undefined;
    if (!isMade) await this.services.sessions.openForGuestOnce(caller, id);
    return this.once(id, { key, told }, async (guest) => {
      if (!(await this.fill(guest, wanted, key))) return undefined;
      return this.priced(exchange, id, guest, wanted.notSold);
    });
  }

  /** Records the platform of a checkout. */
  async noteAgent(id: string, profileUrl: string | undefined): Promise<void> {
    const guest = profileUrl === undefined ? undefined : await this.guestOf(id);
    if (guest) await this.services.platforms.note(id, guest.viewer.sessionId, profileUrl);
  }

  /** The cart with an id; undefined if it does not exist, or no longer. */
  async find(exchange: Exchange, id: string): Promise<PricedCart | undefined> {
    const guest = await this.guestOf(id);
    return guest && this.priced(exchange, id, guest);
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
   * Replaces the items of a cart.
   * @throws CONFLICT if its customer has ordered, IDEMPOTENCY_KEY_REUSED
   */
  replace(
    exchange: Exchange,
    id: string,
    items: readonly WantedItem[],
    request: CartRequest,
  ): Promise<object> {
    return this.once(id, request, async (guest) => {
      assertNotOrdered(await this.services.handOvers.orderOf(markOf(id)));
      const wanted = await this.resolve(exchange, items);
      if (!(await this.fill(guest, wanted, request.key))) return undefined;
      return this.priced(exchange, id, guest, wanted.notSold);
    });
  }

  /**
   * Makes a checkout of a cart, which changes nothing.
   * @throws IDEMPOTENCY_KEY_REUSED
   */
  async convert(
    exchange: Exchange,
    id: string,
    { key, told }: { key: MakingKey | undefined; told: Told },
  ): Promise<object> {
    // The same key may have made a checkout of lines.
    if (key) await this.isMade(key);
    return this.tell(exchange, id, {
      key: key && { ...key, requestKey: key.makingKey },
      told,
    });
  }

  /**
   * Responds to a request to order a cart, which changes nothing.
   * @throws IDEMPOTENCY_KEY_REUSED
   */
  tell(exchange: Exchange, id: string, request: CartRequest): Promise<object> {
    return this.once(id, request, async (guest) => {
      const { requests } = this.services;
      const { key } = request;
      if (key && !(await requests.once(guest.viewer.sessionId, key))) return undefined;
      return this.priced(exchange, id, guest);
    });
  }

  /**
   * Ends a cart, and returns what it was. Until it expires it is kept for repeated requests only.
   * @throws CONFLICT if its customer has ordered, IDEMPOTENCY_KEY_REUSED
   */
  cancel(exchange: Exchange, id: string, request: CartRequest): Promise<object> {
    const { key = WITHOUT_KEY } = request;
    return this.once(id, request, async (guest) => {
      const { handOvers, requests } = this.services;
      assertNotOrdered(await handOvers.orderOf(markOf(id)));
      if (!(await requests.once(guest.viewer.sessionId, key, { isEnd: true }))) return undefined;
      return this.priced(exchange, id, guest);
    });
  }

  /** Responds to a request about a cart with the result of its work; under a key, with the same response each time. */
  private async once(
    id: string,
    { key, told }: CartRequest,
    work: (guest: KnownGuest) => Promise<PricedCart | undefined>,
  ): Promise<object> {
    const { requests, sessions } = this.services;
    const guest = await sessions.guestOf(id);
    if (!guest) return told(undefined);
    const { sessionId } = guest.viewer;
    const done = key && (await requests.done(sessionId, key, id));
    if (done?.answer) return done.answer;
    if (!done?.isEnd && (await requests.isEnded(sessionId))) return told(undefined);
    // If the request was carried out and its response is unknown, the work changes nothing.
    const answer = told(await work(guest));
    return key ? requests.answered(sessionId, key, { cartId: id, answer }) : answer;
  }

  private async isMade({ id, fingerprint }: MakingKey): Promise<boolean> {
    const { requests, sessions } = this.services;
    const guest = await sessions.guestOf(id);
    if (!guest) return false;
    return (await requests.done(guest.viewer.sessionId, { fingerprint }, id)) !== undefined;
  }

  /** @returns false if the cart was ended meanwhile */
  private fill(
    { viewer: { sessionId } }: KnownGuest,
    { pieces }: Resolved,
    key: KeyedRequest | undefined,
  ): Promise<boolean> {
    const { requests, shopCarts } = this.services;
    const make = (tx: Transaction) => shopCarts.replace(tx, sessionId, pieces);
    return requests.once(sessionId, key, { make });
  }

  /** The guest whose cart has an id; undefined if it was ended. */
  private guestOf(id: string): Promise<KnownGuest | undefined> {
    const { sessions, requests } = this.services;
    return requests.guestOf(sessions, id);
  }

  private async resolve(exchange: Exchange, items: readonly WantedItem[]): Promise<Resolved> {
    const ids = [...new Set(items.map(({ id }) => id))];
    const products = await this.operations.productsOf(exchange, ids);
    const pieces = new Map<number, number>();
    for (const [index, { id, quantity }] of items.entries()) {
      const product = products.get(id);
      if (!product) continue;
      const productId = Number(product.id);
      const sum = (pieces.get(productId) ?? 0) + quantity;
      if (quantityProblem(sum)) throw malformed(`line_items[${index}].quantity`);
      pieces.set(productId, sum);
    }
    return { pieces, notSold: ids.filter((id) => !products.has(id)) };
  }

  /** The link with which a customer reviews the lines and adds them to their own cart. */
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

/** The order belongs to the customer: the cart that it came from can neither be changed nor canceled any more. */
function assertNotOrdered(order: PricedCart['order']): void {
  if (order) throw new ShopError('CONFLICT', integrationsMessages.ucpOrdered());
}
