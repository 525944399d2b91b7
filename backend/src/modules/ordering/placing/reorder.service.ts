import { CartService, FillCartService, WantedPieces } from '../../checkout';
import { fitIntoCart } from '../../checkout/index.rules';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { orderedQuantity } from '../orders/order-line.rules';
import { OrderService } from '../orders/order.service';
import { ReorderPayload } from './reorder.type';

/** Adds the products of an earlier order to the cart again. */
export class ReorderService {
  constructor(
    private readonly orders: OrderService,
    private readonly filling: FillCartService,
    private readonly carts: CartService,
  ) {}

  /**
   * Adds the products that are still sold to the caller's cart, up to the available stock, and reports the rest with
   * reasons.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async reorder(viewer: Viewer, orderId: number): Promise<ReorderPayload> {
    const customerId = requireCustomer(viewer);
    const order = await this.orders.byId(viewer, orderId, 'orderId');
    const lines = order.lines
      .filter(({ substitutesLineId }) => substitutesLineId === null)
      .map((line) => ({ ...line, quantity: orderedQuantity(line) }));
    const wanted = lines.flatMap(({ productId, quantity }): WantedPieces[] =>
      productId === null ? [] : [{ productId, quantity }],
    );
    const fits = await this.filling.fill(customerId, wanted);
    const outcomes = lines.map(({ name, nameHi, nameMr, productId, quantity }) => {
      // The line of a removed product no longer has a product id.
      const fit = fits.get(productId ?? 0) ?? fitIntoCart(quantity, 0, undefined);
      return { name, nameHi, nameMr, ...fit };
    });
    return {
      cart: await this.carts.view(viewer),
      addedLineCount: outcomes.filter(({ quantity }) => quantity > 0).length,
      left: outcomes.flatMap(({ name, nameHi, nameMr, reason }) =>
        reason === null
          ? []
          : [{ name, nameHi, nameMr, reason: reason.text, reasonMessage: reason }],
      ),
    };
  }
}
