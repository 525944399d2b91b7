import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Product } from '../../catalogue';
import { isVisible } from '../../catalogue/index.rules';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { CartItem } from './cart-item.entity';
import { CartRepository } from './cart.repository';
import { MAX_LINES } from './cart.rules';
import { FULL, Fit, fitIntoCart } from './fill-cart.rules';

/** Pieces of one product. */
export interface WantedPieces {
  productId: number;
  quantity: number;
}

/** Adds many products to a cart at once, each as far as it fits. */
export class FillCartService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Fills a customer's cart; returns how much of each product was added, and why not all. */
  async fill(customerId: number, wanted: WantedPieces[]): Promise<Map<number, Fit>> {
    return this.database.write((tx) => this.fillOnce(tx, customerId, wanted));
  }

  private async fillOnce(
    tx: Transaction,
    customerId: number,
    wanted: WantedPieces[],
  ): Promise<Map<number, Fit>> {
    const carts = new CartRepository(tx);
    const cart =
      (await carts.find({ customerId })) ?? (await againOnRace(carts.create({ customerId })));
    const where = { productId: In(wanted.map(({ productId }) => productId)) };
    const lines = await tx.findBy(CartItem, { ...where, cartId: cart.id });
    const now = this.clock.now();
    const products = (await tx.findBy(Product, { id: where.productId })).filter((product) =>
      isVisible(product, now),
    );
    let lineCount = await carts.countLines(cart.id);
    const fits = new Map<number, Fit>();
    for (const { productId, quantity } of wanted) {
      const inCart = lines.find((line) => line.productId === productId)?.quantity;
      const inStock = products.find(({ id }) => id === productId)?.stockQuantity;
      const isFull = inCart === undefined && lineCount >= MAX_LINES;
      const fit = isFull ? FULL : fitIntoCart(quantity, inCart ?? 0, inStock);
      if (inCart === undefined && fit.quantity > 0) lineCount++;
      fits.set(productId, fit);
      if (fit.quantity > 0) await addOrInsert(carts, cart.id, productId, fit.quantity, inCart);
    }
    return fits;
  }
}

async function addOrInsert(
  carts: CartRepository,
  cartId: number,
  productId: number,
  quantity: number,
  inCart: number | undefined,
): Promise<void> {
  if (inCart === undefined) await againOnRace(carts.insertLine(cartId, productId, quantity));
  else if (!(await carts.addToLine(cartId, productId, quantity))) throw changedMeanwhile();
}

/** A concurrent insert of another call is found when the unit of work is retried. */
async function againOnRace<Result>(insert: Promise<Result>): Promise<Result> {
  try {
    return await insert;
  } catch (error) {
    if (RACED_KEYS.some((key) => isDuplicateKey(error, key))) throw changedMeanwhile();
    throw error;
  }
}

const RACED_KEYS = ['uq_cart_items_cartId_productId', 'uq_carts_customerId'];

function changedMeanwhile(): ConflictError {
  return new ConflictError('The cart was changed meanwhile');
}
