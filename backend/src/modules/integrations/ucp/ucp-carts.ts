import { quantityProblem } from '../../checkout/index.rules';
import { KnownGuest, SessionService, newSecretToken } from '../../identity';
import { HandOvers } from '../../ordering';
import type { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { Viewer } from '../../../kernel/viewer';
import { CartLine, CartQuote, PricedCart } from './ucp-cart.rules';
import { Exchange, UcpOperations, foundOf } from './ucp-operations';
import { markOf } from './ucp-orders';
import { UcpPlatforms } from './ucp-platforms';
import { KeyedChange, UcpRequests } from './ucp-requests';
import { WantedItem, malformed } from './ucp-request';

const LINES = '{ cart { items { id quantity product { id } } } }';
const CART = `{
  cart {
    items { id quantity unitPricePaise totalPaise exceedsStock isHidden product { id name nameHi nameMr imageUrl stockQuantity } }
  }
  quote { bill { steps { kind label amountPaise } toPayPaise } delivery { minimumOrderPaise missingPaise } }
}`;
const HAND_OVER = `query ($lines: [ShoppingListLineInput!]!) {
  shoppingListQuote(lines: $lines) { handOverUrl }
}`;
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id quantity } } }`;
const CHANGE = `mutation ($input: ChangeCartItemInput!) { changeCartItem(input: $input) { item { id } } }`;
const REMOVE = `mutation ($id: ID!) { removeCartItem(cartItemId: $id) { id } }`;
const END = 'mutation { logout }';

interface KeptLine {
  id: string;
  quantity: number;
  product: { id: string };
}

/** A request that makes one cart, however often it comes. */
export interface RepeatableRequest {
  /** The id of the cart. */
  id: string;
  /** What is asked for. */
  fingerprint: string;
}

/** Pieces of products, by their numbers. */
interface Resolved {
  pieces: Map<string, number>;
  notSold: string[];
}

/**
 * The carts of platforms: each is that of a guest of its own, whose session is opened by the id of the cart. So a cart
 * lives as long as a guest's, counts towards the same limits, and is changed by the same operations.
 */
export class UcpCarts {
  constructor(
    private readonly operations: UcpOperations,
    private readonly sessions: SessionService,
    private readonly requests: UcpRequests,
    private readonly handOvers: HandOvers,
    private readonly platforms: UcpPlatforms,
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
    await this.fillOnce(exchange, guest.viewer, { wanted, repeatable });
    return this.find(exchange, id, wanted.notSold);
  }

  /** Remembers which platform a checkout is of. */
  async noteAgent(id: string, profileUrl: string | undefined): Promise<void> {
    const guest = profileUrl === undefined ? undefined : await this.guestOf(id);
    if (guest) await this.platforms.note(id, guest.viewer.sessionId, profileUrl);
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
    const order = await this.handOvers.orderOf(markOf(id));
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
    if (change && (await this.requests.isRepeated(sessionId, change)))
      return this.priced(exchange, id, guest);
    assertNotOrdered(await this.handOvers.orderOf(markOf(id)));
    const wanted = await this.resolve(exchange, items);
    await this.put(exchange, guest.viewer, wanted);
    if (change) await this.requests.noteChange(sessionId, change);
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
    if (change) await this.requests.noteChange(guest.viewer.sessionId, change);
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
    const guest = await this.sessions.guestOf(id);
    if (!guest) return undefined;
    const { sessionId } = guest.viewer;
    const isRepeated = change !== undefined && (await this.requests.isRepeated(sessionId, change));
    if (!isRepeated && (await this.requests.isEnded(sessionId))) return undefined;
    const cart = await this.priced(exchange, id, guest);
    if (isRepeated) return cart;
    assertNotOrdered(cart.order);
    if (change) await this.requests.noteChange(sessionId, change, true);
    else await this.operations.ask(exchange, END, {}, guest.viewer);
    return cart;
  }

  /** Whose cart an id opens; nobody where it was ended. */
  private async guestOf(id: string): Promise<KnownGuest | undefined> {
    const guest = await this.sessions.guestOf(id);
    return guest && ((await this.requests.isEnded(guest.viewer.sessionId)) ? undefined : guest);
  }

  /** What failed half way is put right when it comes again; what succeeded is left as it is by now. */
  private async fillOnce(
    exchange: Exchange,
    viewer: KnownGuest['viewer'],
    { wanted, repeatable }: { wanted: Resolved; repeatable: RepeatableRequest | undefined },
  ): Promise<void> {
    if (!repeatable) return this.put(exchange, viewer, wanted);
    const request = [viewer.sessionId, repeatable.fingerprint] as const;
    if (await this.requests.isDone(...request)) return;
    await this.put(exchange, viewer, wanted);
    await this.requests.note(...request);
  }

  private async linesOf(exchange: Exchange, viewer: Viewer): Promise<KeptLine[]> {
    const answer = await this.operations.ask<{ cart: { items: KeptLine[] } }>(
      exchange,
      LINES,
      {},
      viewer,
    );
    return answer.cart.items;
  }

  /** By single operations of which each can be repeated: what fails half way is put right when it is sent again. */
  private async put(exchange: Exchange, viewer: Viewer, { pieces }: Resolved): Promise<void> {
    const lines = await this.linesOf(exchange, viewer);
    const change = (cartItemId: string, quantity: number) =>
      this.operations.ask(exchange, CHANGE, { input: { cartItemId, quantity } }, viewer);
    for (const { id, quantity, product } of lines) {
      const wanted = pieces.get(product.id);
      if (wanted === undefined)
        await foundOf(this.operations.ask(exchange, REMOVE, { id }, viewer));
      else if (wanted !== quantity) await change(id, wanted);
    }
    const kept = new Set(lines.map(({ product }) => product.id));
    for (const [productId, quantity] of pieces) {
      if (kept.has(productId)) continue;
      const { addToCart } = await this.operations.ask<{ addToCart: { item: KeptLine } }>(
        exchange,
        ADD,
        { input: { productId, quantity } },
        viewer,
      );
      // The same request, sent twice at the same moment, adds twice.
      if (addToCart.item.quantity !== quantity) await change(addToCart.item.id, quantity);
    }
  }

  private async resolve(exchange: Exchange, items: readonly WantedItem[]): Promise<Resolved> {
    const ids = [...new Set(items.map(({ id }) => id))];
    const products = await this.operations.productsOf(exchange, ids);
    const pieces = new Map<string, number>();
    for (const { id, quantity } of items) {
      const product = products.get(id);
      if (!product) continue;
      const sum = (pieces.get(product.id) ?? 0) + quantity;
      if (quantityProblem(sum)) throw malformed('quantity');
      pieces.set(product.id, sum);
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
