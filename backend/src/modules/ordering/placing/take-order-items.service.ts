import { CartService, StockedItem } from '../../checkout';
import { StockService } from '../../catalogue';
import { FieldMessages, ShopError, notFound } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { Actor } from '../orders/order-state-machine';
import { shortageOf } from '../orders/shortage.rules';
import { Attempt } from './new-order';
import { orderingMessages } from '../ordering.messages';

/** Removes the items of an order from the cart and from the stock, within the order's transaction. */
export class TakeOrderItemsService {
  constructor(
    private readonly carts: CartService,
    private readonly stock: StockService,
  ) {}

  /**
   * Removes all lines of a cart, or the requested one, and returns them; for an order by phone, or an addition, returns
   * its own lines.
   * @throws CART_EMPTY, NOT_FOUND for a line that is not in the cart, or for a product that is not sold
   */
  async takeLines(
    tx: Transaction,
    { customerId, cartItemId, byPhone, addition }: Attempt,
  ): Promise<StockedItem[]> {
    const named = addition ?? byPhone;
    const items = named
      ? await this.carts.itemsToOrder(tx, named.lines)
      : await this.carts.takeForOrder(tx, customerId, cartItemId);
    if (items.length === 0)
      throw cartItemId
        ? notFound('cart item', 'cartId')
        : new ShopError('CART_EMPTY', orderingMessages.cartEmpty());
    return items;
  }

  /**
   * Deducts the items of an order from the stock.
   * @throws OUT_OF_STOCK with a message for each line that cannot be filled, or whose product is hidden
   */
  async takeStock(
    tx: Transaction,
    orderId: number,
    items: readonly StockedItem[],
    actor: Actor,
  ): Promise<void> {
    const stocks = await this.stock.take(tx, orderId, items, actor);
    if (!stocks) return;
    const short: FieldMessages = {};
    for (const item of items) {
      const left = stocks.get(item.productId);
      if (left === undefined || left < item.quantity)
        short[`items.${item.id}`] = shortageOf(item.product.name, left);
    }
    const [first = orderingMessages.outOfStock()] = Object.values(short);
    throw new ShopError('OUT_OF_STOCK', first, short);
  }
}
