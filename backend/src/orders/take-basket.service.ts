import { StockedItem } from '../cart/cart.repository';
import { CartService } from '../cart/cart.service';
import { StockService } from '../catalogue/stock.service';
import { FieldMessages, ShopError, notFound } from '../kernel/shop-error';
import { Transaction } from '../platform/db/database';
import { Attempt } from './order-parts';

/** Takes what an order is made of out of the cart and out of the stock, within the order's transaction. */
export class TakeBasketService {
  constructor(
    private readonly carts: CartService,
    private readonly stock: StockService,
  ) {}

  /**
   * The lines of a cart, or the one line that is asked for, with their pieces taken; the stock of their products is
   * what is left then.
   * @throws CART_EMPTY, NOT_FOUND for a line that is not in the cart, OUT_OF_STOCK with the lines named
   */
  async take(tx: Transaction, { customerId, cartItemId }: Attempt): Promise<StockedItem[]> {
    const items = await this.carts.takeForOrder(tx, customerId, cartItemId);
    if (items.length === 0)
      throw cartItemId
        ? notFound('cart item', 'cartId')
        : new ShopError('CART_EMPTY', 'The cart is empty');
    await this.takeStock(tx, items);
    return items;
  }

  /** In the order of the products' numbers, so that two baskets never wait for each other crosswise. */
  private async takeStock(tx: Transaction, items: StockedItem[]): Promise<void> {
    const short: FieldMessages = {};
    for (const item of [...items].sort((a, b) => a.productId - b.productId)) {
      const left = await this.stock.take(tx, item.productId, item.quantity);
      if (left === undefined) short[`items.${item.id}`] = shortageOf(item);
      else item.product.stockQuantity = left;
    }
    const [first] = Object.values(short);
    if (first) throw new ShopError('OUT_OF_STOCK', first, short);
  }
}

function shortageOf({ product }: StockedItem): string {
  return product.stockQuantity > 0
    ? `Only ${product.stockQuantity} left of ${product.name}`
    : `${product.name} is out of stock`;
}
