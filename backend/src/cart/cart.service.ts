import { fieldError, notFound, ShopError, validationError } from '../kernel/shop-error';
import { Viewer } from '../kernel/viewer';
import { Product } from '../catalogue/product.entity';
import { ConflictError, Database, Transaction, WriteOptions } from '../platform/db/database';
import { isDuplicateKey } from '../platform/db/dialect/statements';
import { PricedLine, lineTotal } from '../pricing/price-cart.rules';
import { CartMerger } from '../sessions/cart-merger';
import type { OpenedSession } from '../sessions/session.service';
import { CartOwner, CartRepository, StockedItem } from './cart.repository';
import { MAX_LINES, MAX_LINE_QUANTITY, quantityProblem } from './cart.rules';
import { CartItemPayload, CartLine, CartView } from './cart.type';

/** Opens the session of a guest, in the transaction that puts something into their cart. */
type SessionOpener = (tx: Transaction) => Promise<OpenedSession>;

/** The baskets of customers and guests. */
export class CartService implements CartMerger {
  constructor(private readonly database: Database) {}

  /** The caller's cart; an empty one for somebody who never had any. */
  async view(viewer: Viewer): Promise<CartView> {
    const owner = ownerOf(viewer);
    return owner ? this.viewOf(owner) : toView('none', []);
  }

  /**
   * Adds pieces of a product, to its line where there is one. Stock is not checked here, as specified.
   * @param openSession opens the session that a guest without one needs to keep a cart in: only once something is
   *   put into it
   * @throws VALIDATION (quantity; productId where the cart is full), NOT_FOUND (productId), FORBIDDEN for an admin
   */
  async add(
    viewer: Viewer,
    productId: number,
    quantity: unknown,
    openSession?: SessionOpener,
  ): Promise<CartItemPayload & { opened?: OpenedSession }> {
    const problem = quantityProblem(quantity);
    if (problem) throw validationError(problem);
    const opener = isStranger(viewer) ? openSession : undefined;
    if (!opener) requireOwner(viewer);
    const { owner, opened } = await this.writeAgainOnRace(async (tx) => {
      if (!(await tx.existsBy(Product, { id: productId }))) throw notFound('product', 'productId');
      const opened = await opener?.(tx);
      const owner = opened ? { sessionId: opened.sessionId } : requireOwner(viewer);
      const carts = new CartRepository(tx);
      const cart = (await carts.find(owner)) ?? (await carts.create(owner));
      await addPieces(carts, cart.id, productId, Number(quantity));
      return { owner, opened };
    });
    const cart = await this.viewOf(owner);
    return { ...payload(cart, (line) => line.product.id === productId), opened };
  }

  /**
   * Sets how many pieces a line asks for.
   * @throws VALIDATION (quantity), NOT_FOUND for a line that is not the caller's
   */
  async change(viewer: Viewer, itemId: number, quantity: unknown): Promise<CartItemPayload> {
    const problem = quantityProblem(quantity);
    if (problem) throw validationError(problem);
    await this.changeOwn(
      viewer,
      (carts, cartId) => carts.setQuantity(cartId, itemId, Number(quantity)),
      { repeatable: true },
    );
    const cart = await this.view(viewer);
    return payload(cart, (line) => line.id === itemId);
  }

  /**
   * Takes a line out.
   * @throws NOT_FOUND for a line that is not the caller's
   */
  async remove(viewer: Viewer, itemId: number): Promise<CartView> {
    await this.changeOwn(viewer, (carts, cartId) => carts.removeLine(cartId, itemId));
    return this.view(viewer);
  }

  /**
   * Takes the whole cart of a customer, or one line of it, for an order: the lines are gone with the caller's
   * transaction, so no other order can have them.
   * @throws ConflictError (the unit of work tries again) where a line was changed at the same moment
   */
  async takeForOrder(tx: Transaction, customerId: number, itemId?: number): Promise<StockedItem[]> {
    const carts = new CartRepository(tx);
    const all = await carts.items({ customerId });
    const items = itemId === undefined ? all : all.filter((item) => item.id === itemId);
    for (const item of items)
      if (!(await carts.takeLine(item))) throw new ConflictError('The cart was changed meanwhile');
    return items;
  }

  /** What a customer's cart asks for, as far as it matters for pricing and ordering. */
  itemsOf(tx: Transaction, customerId: number): Promise<StockedItem[]> {
    return new CartRepository(tx).items({ customerId });
  }

  async joinGuestCart(tx: Transaction, guestSessionId: number, customerId: number): Promise<void> {
    const carts = new CartRepository(tx);
    const guestCart = await carts.find({ sessionId: guestSessionId });
    if (!guestCart) return;
    const own = (await carts.find({ customerId })) ?? (await carts.create({ customerId }));
    let lineCount = await carts.countLines(own.id);
    for (const item of await carts.items({ sessionId: guestSessionId })) {
      const line = await carts.findLine(own.id, item.productId);
      if (!line && ++lineCount > MAX_LINES) continue; // a login does not fail for a full cart
      const room = MAX_LINE_QUANTITY - (line?.quantity ?? 0);
      if (room > 0) await addPieces(carts, own.id, item.productId, Math.min(item.quantity, room));
    }
    await carts.delete(guestCart.id);
  }

  private async viewOf(owner: CartOwner): Promise<CartView> {
    const items = await new CartRepository(this.database.read).items(owner);
    return toView(items[0]?.cartId ?? 'none', items.map(toLine));
  }

  private async changeOwn(
    viewer: Viewer,
    change: (carts: CartRepository, cartId: number) => Promise<boolean>,
    options: WriteOptions = {},
  ): Promise<void> {
    const owner = requireOwner(viewer);
    const work = async (tx: Transaction) => {
      const carts = new CartRepository(tx);
      const cart = await carts.find(owner);
      if (!cart || !(await change(carts, cart.id))) throw notFound('cart item', 'cartItemId');
    };
    await this.database.write(work, options);
  }

  /** Two first additions at the same moment both insert; the one that comes second finds the other's line. */
  private async writeAgainOnRace<Result>(
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.database.write(work);
    } catch (error) {
      const raced = RACED_KEYS.some((key) => isDuplicateKey(error, key));
      if (!raced) throw error;
      return this.database.write(work);
    }
  }
}

const RACED_KEYS = ['uq_cart_items_cartId_productId', 'uq_carts_customerId', 'uq_carts_sessionId'];

/** Somebody without a session, who may get one as a guest. */
function isStranger({ role, sessionId }: Viewer): boolean {
  return role === 'guest' && sessionId === undefined;
}

function ownerOf(viewer: Viewer): CartOwner | undefined {
  if (viewer.role === 'customer') return { customerId: viewer.customerId };
  if (viewer.role === 'guest' && viewer.sessionId !== undefined)
    return { sessionId: viewer.sessionId };
  return undefined;
}

function requireOwner(viewer: Viewer): CartOwner {
  const owner = ownerOf(viewer);
  if (owner) return owner;
  if (viewer.role === 'admin') throw new ShopError('FORBIDDEN', 'Admins have no cart');
  throw new ShopError('UNAUTHENTICATED', 'Please log in first');
}

async function addPieces(
  carts: CartRepository,
  cartId: number,
  productId: number,
  quantity: number,
): Promise<void> {
  if (await carts.addToLine(cartId, productId, quantity)) return;
  if (await carts.findLine(cartId, productId))
    throw fieldError('quantity', `A cart holds at most ${MAX_LINE_QUANTITY} of one product`);
  if ((await carts.countLines(cartId)) >= MAX_LINES)
    throw fieldError('productId', `A cart holds at most ${MAX_LINES} products`);
  await carts.insertLine(cartId, productId, quantity);
}

function toLine(item: StockedItem): CartLine {
  const { id, quantity, product } = item;
  const { mrpPaise } = product;
  const totalPaise = lineTotal({ mrpPaise, quantity });
  return {
    id,
    quantity,
    mrpPaise,
    totalPaise,
    exceedsStock: quantity > product.stockQuantity,
    product,
  };
}

/** The lines of a cart, as far as they matter for its price. */
export function pricedLines(cart: CartView): PricedLine[] {
  return cart.items.map(({ product, mrpPaise, quantity }) => ({
    productId: product.id,
    mrpPaise,
    quantity,
  }));
}

function toView(id: number | 'none', items: CartLine[]): CartView {
  const totalQuantity = items.reduce((sum, line) => sum + line.quantity, 0);
  const grandTotalPaise = items.reduce((sum, line) => sum + line.totalPaise, 0);
  return { id, items, totalQuantity, grandTotalPaise };
}

function payload(cart: CartView, isChanged: (line: CartLine) => boolean): CartItemPayload {
  const item = cart.items.find(isChanged);
  if (!item) throw notFound('cart item', 'cartItemId');
  return { item, cart };
}
