import { EntityManager, In } from 'typeorm';
import { fieldError, notFound, ShopError } from '../../../kernel/shop-error';
import { Viewer, loginNeeded } from '../../../kernel/viewer';
import { CatalogueService, ListedProduct, Product } from '../../catalogue';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { PricedLine, lineTotal } from '../pricing/price-cart.rules';
import { CartMerger } from '../../identity';
import { Cart } from './cart.entity';
import { CartContents, CartOwner, CartRepository, KeptLine, StockedItem } from './cart.repository';
import { MAX_LINES, MAX_LINE_QUANTITY, quantityProblem } from './cart.rules';
import { CartItemPayload, CartLine, CartView } from './cart.type';
import { checkoutMessages } from '../checkout.messages';

/** How often a change is tried while concurrent ones precede it. */
const MAX_ROUNDS = 10;

/** The carts of customers and guests. */
export class CartService implements CartMerger {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The caller's cart; an empty one if they have none. */
  async view(viewer: Viewer): Promise<CartView> {
    const owner = ownerOf(viewer);
    return this.viewOf(owner && (await this.read.contents(owner)));
  }

  /**
   * Adds pieces of a product, to its line if there is one. Stock is not checked here, as specified.
   * @param openSession opens the session that a guest without one needs for a cart, just before something is added to
   *   it, and returns the viewer with that session
   * @throws VALIDATION (quantity; productId if the cart is full), NOT_FOUND (productId), FORBIDDEN for an admin,
   *   UNAUTHENTICATED if the session ended meanwhile
   */
  async add(
    viewer: Viewer,
    productId: number,
    quantity: unknown,
    openSession?: () => Promise<Viewer>,
  ): Promise<CartItemPayload> {
    const problem = quantityProblem(quantity);
    if (problem) throw fieldError('quantity', problem);
    const opener = isUnknownGuest(viewer) ? openSession : undefined;
    if (!opener) requireOwner(viewer);
    const isSold = (await this.catalogue.some([productId])).has(productId);
    if (!isSold) throw notFound('product', 'productId');
    const owner = requireOwner(opener ? await opener() : viewer);
    const cart = await this.viewOf(await this.addTo(owner, productId, Number(quantity)));
    return payload(cart, (line) => line.product.id === productId);
  }

  /**
   * Sets the quantity of a line.
   * @throws VALIDATION (quantity), NOT_FOUND if the line is not the caller's
   */
  async change(viewer: Viewer, itemId: number, quantity: unknown): Promise<CartItemPayload> {
    const problem = quantityProblem(quantity);
    if (problem) throw fieldError('quantity', problem);
    const { cartId, lines } = await this.contentsWith(viewer, itemId);
    const wanted = Number(quantity);
    const isDone = await this.database.writeOne(
      (manager) => new CartRepository(manager).setQuantity(cartId, itemId, wanted),
      { repeatable: true },
    );
    if (!isDone) throw noSuchLine();
    const changed = lines.map((each) =>
      each.id === itemId ? { ...each, quantity: wanted } : each,
    );
    const cart = await this.viewOf({ cartId, lines: changed });
    return payload(cart, (line) => line.id === itemId);
  }

  /**
   * Removes a line.
   * @throws NOT_FOUND if it is not the caller's
   */
  async remove(viewer: Viewer, itemId: number): Promise<CartView> {
    const { cartId, lines } = await this.contentsWith(viewer, itemId);
    const isDone = await this.database.writeOne((manager) =>
      new CartRepository(manager).removeLine(cartId, itemId),
    );
    if (!isDone) throw noSuchLine();
    return this.viewOf({ cartId, lines: lines.filter(({ id }) => id !== itemId) });
  }

  /**
   * Replaces the contents of the cart of a guest's session, within the caller's transaction. Concurrent calls run one
   * after the other. The caller checks the quantities; deleted products are skipped.
   */
  async replace(
    tx: Transaction,
    sessionId: number,
    pieces: ReadonlyMap<number, number>,
  ): Promise<void> {
    const carts = new CartRepository(tx);
    const cartId = await holdCart(tx, { sessionId });
    // The guest ended the session, and the cart with it.
    if (cartId === undefined) return;
    const lines = (await carts.contents({ sessionId }))?.lines ?? [];
    for (const { id, productId, quantity } of lines) {
      const wanted = pieces.get(productId);
      if (wanted === undefined) await carts.removeLine(cartId, id);
      else if (wanted !== quantity) await carts.setQuantity(cartId, id, wanted);
    }
    const kept = new Set(lines.map(({ productId }) => productId));
    for (const [productId, quantity] of pieces)
      if (!kept.has(productId)) await unlessGone(carts.insertLine(cartId, productId, quantity));
  }

  /**
   * Takes the whole cart of a customer, or one line of it, for an order: the lines are deleted with the caller's
   * transaction, so no other order can have them.
   * @throws ConflictError (the unit of work is retried) if a line was changed concurrently
   */
  async takeForOrder(tx: Transaction, customerId: number, itemId?: number): Promise<StockedItem[]> {
    const carts = new CartRepository(tx);
    const all = await carts.items({ customerId });
    const items = itemId === undefined ? all : all.filter((item) => item.id === itemId);
    if (!(await carts.takeLines(items))) throw new ConflictError('The cart was changed meanwhile');
    return items;
  }

  /** A cart view with prices for lines that are in no cart; a line's number is that of its product. */
  viewOfPieces(lines: readonly Pieces[]): Promise<CartView> {
    return this.viewOf({ cartId: 0, lines: lines.map(asKeptLine) });
  }

  /**
   * The products of lines that are in no cart, within an order's transaction; the customer's cart is unchanged.
   * @throws NOT_FOUND (items.<productId>) for a product that is not for sale
   */
  async itemsToOrder(tx: Transaction, lines: readonly Pieces[]): Promise<StockedItem[]> {
    const ids = lines.map(({ productId }) => productId);
    const products = await tx.findBy(Product, { id: In(ids) });
    const byId = new Map(products.map((product) => [product.id, product]));
    return lines.map((line) => {
      const product = byId.get(line.productId);
      if (!product) throw notFound('product', `items.${line.productId}`);
      return { ...asKeptLine(line), product };
    });
  }

  /** The contents of a customer's cart, as far as pricing and ordering need them. */
  itemsOf(manager: EntityManager, customerId: number): Promise<StockedItem[]> {
    return new CartRepository(manager).items({ customerId });
  }

  async joinGuestCart(tx: Transaction, guestSessionId: number, customerId: number): Promise<void> {
    const carts = new CartRepository(tx);
    const guestCart = await carts.find({ sessionId: guestSessionId });
    if (!guestCart) return;
    const own = (await carts.find({ customerId })) ?? (await carts.create({ customerId }));
    let lineCount = await carts.countLines(own.id);
    for (const item of await carts.items({ sessionId: guestSessionId })) {
      const line = await carts.findLine(own.id, item.productId);
      if (!line && ++lineCount > MAX_LINES) continue; // a login does not fail because the cart is full
      const room = MAX_LINE_QUANTITY - (line?.quantity ?? 0);
      if (room > 0) await addOrInsert(carts, own.id, item.productId, Math.min(item.quantity, room));
    }
    await carts.delete(guestCart.id);
  }

  private get read(): CartRepository {
    return new CartRepository(this.database.read);
  }

  /** The contents of the caller's cart, which must include the line with this number. */
  private async contentsWith(viewer: Viewer, itemId: number): Promise<CartContents> {
    const contents = await this.read.contents(requireOwner(viewer));
    if (!contents?.lines.some(({ id }) => id === itemId)) throw noSuchLine();
    return contents;
  }

  /**
   * Adds pieces with one statement that does nothing if the line is gone, full, or was added meanwhile; then the cart
   * is reread.
   */
  private async addTo(
    owner: CartOwner,
    productId: number,
    quantity: number,
  ): Promise<CartContents> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const contents = await this.read.contents(owner);
      const added = contents
        ? await this.addOnce(contents, productId, quantity)
        : await this.createFor(owner);
      if (added) return added;
    }
    throw new ConflictError('The cart was changed again and again');
  }

  private async addOnce(
    { cartId, lines }: CartContents,
    productId: number,
    quantity: number,
  ): Promise<CartContents | undefined> {
    const line = lines.find((each) => each.productId === productId);
    if (!line) {
      if (lines.length >= MAX_LINES) throw cartIsFull();
      const id = await this.insert(cartId, productId, quantity);
      return id === undefined
        ? undefined
        : { cartId, lines: [...lines, { id, productId, quantity }] };
    }
    if (line.quantity + quantity > MAX_LINE_QUANTITY) throw lineIsFull();
    const sum = await this.database.writeOne((manager) =>
      new CartRepository(manager).addPieces(line, quantity),
    );
    if (sum === undefined) return undefined;
    return {
      cartId,
      lines: lines.map((each) => (each === line ? { ...line, quantity: sum } : each)),
    };
  }

  /** Returns undefined if another call inserted this line, or removed the cart. */
  private async insert(cartId: number, productId: number, quantity: number) {
    try {
      return await this.database.writeOne((manager) =>
        new CartRepository(manager).insertLine(cartId, productId, quantity),
      );
    } catch (error) {
      if (isDuplicateKey(error, 'uq_cart_items_cartId_productId')) return undefined;
      if (!isMissingReference(error)) throw error;
      const isSold = await this.database.read.existsBy(Product, { id: productId });
      if (!isSold) throw notFound('product', 'productId');
      return undefined;
    }
  }

  /** Two concurrent first additions both create a cart; the second one finds the other's. */
  private async createFor(owner: CartOwner): Promise<undefined> {
    try {
      await this.database.writeOne((manager) => new CartRepository(manager).create(owner));
    } catch (error) {
      // The guest's session ended since the request was read.
      if (isMissingReference(error)) throw loginNeeded();
      if (!wasMadeMeanwhile(error)) throw error;
    }
  }

  private async viewOf(contents: CartContents | undefined): Promise<CartView> {
    const { cartId, lines } = contents ?? { cartId: 0, lines: [] };
    const products = await this.catalogue.known(lines.map(({ productId }) => productId));
    // Deleted products leave all carts; this server may learn of it a moment later.
    const shown = lines.flatMap((line) => {
      const product = products.get(line.productId);
      return product ? [toLine(line, product, !this.catalogue.isVisible(product))] : [];
    });
    return toView(shown.length > 0 ? cartId : 'none', shown);
  }
}

/** A product and a number of pieces. */
type Pieces = Pick<KeptLine, 'productId' | 'quantity'>;

const asKeptLine = ({ productId, quantity }: Pieces): KeptLine => ({
  id: productId,
  productId,
  quantity,
});

const RACED_KEYS = ['uq_carts_customerId', 'uq_carts_sessionId'];

/** Whether a cart could not be created because another request of its owner created it. */
const wasMadeMeanwhile = (error: unknown): boolean =>
  RACED_KEYS.some((key) => isDuplicateKey(error, key));

/** Somebody without a session, who may get one as a guest. */
function isUnknownGuest({ role, sessionId }: Viewer): boolean {
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
  if (viewer.role === 'admin')
    throw new ShopError('FORBIDDEN', checkoutMessages.adminsHaveNoCart());
  throw loginNeeded();
}

/** The number of an owner's cart, locked until the transaction ends; undefined if the owner is gone. */
async function holdCart(tx: Transaction, owner: CartOwner): Promise<number | undefined> {
  const carts = new CartRepository(tx);
  const cart = await carts.find(owner);
  if (cart && (await findLocked(tx, Cart, cart.id))) return cart.id;
  try {
    return (await unlessGone(carts.create(owner)))?.id;
  } catch (error) {
    throw wasMadeMeanwhile(error) ? new ConflictError('The cart was made meanwhile') : error;
  }
}

/** The result of an insert; undefined if the record it belongs to is gone. */
async function unlessGone<Result>(insert: Promise<Result>): Promise<Result | undefined> {
  try {
    return await insert;
  } catch (error) {
    if (isMissingReference(error)) return undefined;
    throw error;
  }
}

async function addOrInsert(
  carts: CartRepository,
  cartId: number,
  productId: number,
  quantity: number,
): Promise<void> {
  if (await carts.addToLine(cartId, productId, quantity)) return;
  if (await carts.findLine(cartId, productId)) throw lineIsFull();
  if ((await carts.countLines(cartId)) >= MAX_LINES) throw cartIsFull();
  await carts.insertLine(cartId, productId, quantity);
}

function toLine({ id, quantity }: KeptLine, product: ListedProduct, isHidden: boolean): CartLine {
  const { mrpPaise, pricePaise: unitPricePaise, stockQuantity } = product;
  const totalPaise = lineTotal({ unitPricePaise, quantity });
  const exceedsStock = quantity > stockQuantity;
  return { id, quantity, mrpPaise, unitPricePaise, totalPaise, exceedsStock, isHidden, product };
}

/** The lines of a cart, as far as pricing needs them. */
export function pricedLines(cart: CartView): PricedLine[] {
  return cart.items.map(({ product, unitPricePaise, quantity }) => ({
    productId: product.id,
    unitPricePaise,
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

function lineIsFull(): ShopError {
  return fieldError('quantity', checkoutMessages.lineFull({ mostCount: MAX_LINE_QUANTITY }));
}

function cartIsFull(): ShopError {
  return fieldError('productId', checkoutMessages.cartFull({ most: MAX_LINES }));
}

function noSuchLine(): ShopError {
  return notFound('cart item', 'cartItemId');
}
