import { EntityManager } from 'typeorm';
import { Product } from '../../catalogue';
import { pictureOf } from '../../catalogue/index.rules';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import {
  addToCartLine,
  affectedBy,
  deleteCartLines,
} from '../../../platform/database/dialect/statements';
import { Cart } from './cart.entity';
import { CartItem } from './cart-item.entity';
import { MAX_LINE_QUANTITY } from './cart.rules';

/** The owner of a cart: a customer, or a guest's session. */
export type CartOwner = { customerId: number } | { sessionId: number };

/** A line as stored: a product and a number of pieces. */
export type KeptLine = Pick<CartItem, 'id' | 'productId' | 'quantity'>;

/** The contents of a cart, the oldest line first. */
export interface CartContents {
  cartId: number;
  lines: KeptLine[];
}

/** A line with its product and current price. */
export interface StockedItem extends KeptLine {
  product: Pick<
    Product,
    | 'id'
    | 'name'
    | 'nameHi'
    | 'nameMr'
    | 'unit'
    | 'imageUrl'
    | 'mrpPaise'
    | 'sellingPaise'
    | 'packGrams'
    | 'gstBasisPoints'
    | 'hsn'
  >;
}

/** Reads and writes carts with a given manager: that of a read, or of an open transaction. */
export class CartRepository {
  constructor(private readonly manager: EntityManager) {}

  find(owner: CartOwner): Promise<Cart | null> {
    return this.manager.findOneBy(Cart, owner);
  }

  async create(owner: CartOwner): Promise<Cart> {
    const cart = this.manager.create(Cart, owner);
    await this.manager.insert(Cart, cart);
    return cart;
  }

  async delete(cartId: number): Promise<void> {
    await this.manager.delete(Cart, { id: cartId });
  }

  /** The contents of an owner's cart, in one statement; undefined if there is none. */
  async contents(owner: CartOwner): Promise<CartContents | undefined> {
    const rows = await ('customerId' in owner
      ? this.manager.query<ContentsRow[]>(CONTENTS_OF_CUSTOMER, [owner.customerId])
      : this.manager.query<ContentsRow[]>(CONTENTS_OF_SESSION, [owner.sessionId]));
    const [first] = rows;
    if (!first) return undefined;
    const lines = rows.flatMap(({ id, productId, quantity }) =>
      id === null ? [] : [{ id, productId, quantity }],
    );
    return { cartId: first.cartId, lines };
  }

  /** The lines of an owner with their products, oldest first, in one statement. */
  async items(owner: CartOwner): Promise<StockedItem[]> {
    const rows = await ('customerId' in owner
      ? this.manager.query<ItemRow[]>(ITEMS_OF_CUSTOMER, [owner.customerId])
      : this.manager.query<ItemRow[]>(ITEMS_OF_SESSION, [owner.sessionId]));
    return rows.map(({ id, productId, quantity, categorySlug, ...product }) => ({
      id,
      productId,
      quantity,
      product: { ...product, id: productId, imageUrl: pictureOf(product, categorySlug) },
    }));
  }

  /** Adds pieces to the product's line; false if there is none, or it would become too large. */
  async addToLine(cartId: number, productId: number, quantity: number): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(CartItem)
      .set({ quantity: () => 'quantity + :more' })
      .where('cartId = :cartId AND productId = :productId AND quantity + :more <= :most', {
        cartId,
        productId,
        more: quantity,
        most: MAX_LINE_QUANTITY,
      })
      .execute();
    return affected === 1;
  }

  findLine(cartId: number, productId: number): Promise<CartItem | null> {
    return this.manager.findOneBy(CartItem, { cartId, productId });
  }

  countLines(cartId: number): Promise<number> {
    return this.manager.countBy(CartItem, { cartId });
  }

  /** Returns the number of the new line. */
  async insertLine(cartId: number, productId: number, quantity: number): Promise<number> {
    return insertRows(this.manager, CartItem, [{ cartId, productId, quantity }]);
  }

  /** Adds pieces to a line; returns its new quantity, or undefined if it is gone or would become too large. */
  addPieces({ id }: KeptLine, pieces: number): Promise<number | undefined> {
    return addToCartLine(this.manager, id, pieces, MAX_LINE_QUANTITY);
  }

  async setQuantity(cartId: number, itemId: number, quantity: number): Promise<boolean> {
    return (await affectedBy(this.manager, SET_QUANTITY, [quantity, itemId, cartId])) === 1;
  }

  async removeLine(cartId: number, itemId: number): Promise<boolean> {
    return (await affectedBy(this.manager, REMOVE_LINE, [itemId, cartId])) === 1;
  }

  /** Removes lines that still have these quantities; false if one was changed or taken meanwhile. */
  async takeLines(lines: readonly KeptLine[]): Promise<boolean> {
    if (lines.length === 0) return true;
    return (await deleteCartLines(this.manager, lines)) === lines.length;
  }
}

type ContentsRow = { cartId: number } & (KeptLine | { id: null; productId: null; quantity: null });

const CONTENTS = `SELECT c.id AS cartId, i.id AS id, i.productId AS productId, i.quantity AS quantity
  FROM carts c LEFT JOIN cart_items i ON i.cartId = c.id`;
const CONTENTS_OF_CUSTOMER = `${CONTENTS} WHERE c.customerId = ? ORDER BY i.id`;
const CONTENTS_OF_SESSION = `${CONTENTS} WHERE c.sessionId = ? ORDER BY i.id`;

type ItemRow = KeptLine & Omit<StockedItem['product'], 'id'> & { categorySlug: string };

const ITEMS = `SELECT i.id, i.productId, i.quantity, p.name, p.nameHi, p.nameMr, p.unit, p.imageUrl, p.mrpPaise,
    p.sellingPaise, p.packGrams, p.gstBasisPoints, p.hsn, COALESCE(top.slug, k.slug) AS categorySlug
  FROM carts c JOIN cart_items i ON i.cartId = c.id JOIN products p ON p.id = i.productId
    JOIN categories k ON k.id = p.categoryId LEFT JOIN categories top ON top.id = k.parentId`;
const ITEMS_OF_CUSTOMER = `${ITEMS} WHERE c.customerId = ? ORDER BY i.id`;
const ITEMS_OF_SESSION = `${ITEMS} WHERE c.sessionId = ? ORDER BY i.id`;

const SET_QUANTITY = 'UPDATE cart_items SET quantity = ? WHERE id = ? AND cartId = ?';
const REMOVE_LINE = 'DELETE FROM cart_items WHERE id = ? AND cartId = ?';
