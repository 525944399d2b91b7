import { CallerDetails } from '../../../kernel/caller';
import { Viewer, requireThisCustomer } from '../../../kernel/viewer';
import { PaymentService } from '../payments/payment.service';
import { Order } from '../orders/order.entity';
import { OrderService } from '../orders/order.service';
import { PlaceOrderService } from '../placing/place-order.service';

/** Ordering by the REST contract: one cart line per call, settled without a card. */
export class OrderLineService {
  constructor(
    private readonly placing: PlaceOrderService,
    private readonly payments: PaymentService,
    private readonly orders: OrderService,
  ) {}

  /**
   * Orders one line of the caller's cart and has the gateway settle it, as far as possible without a card. Prices,
   * dates and statuses sent by the client are ignored.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, OUT_OF_STOCK, SLOT_UNAVAILABLE
   */
  async orderLine(
    viewer: Viewer,
    customerId: number,
    cartItemId: number,
    caller: CallerDetails = {},
  ): Promise<Order> {
    requireThisCustomer(viewer, customerId);
    const placed = await this.placing.placeLine(customerId, cartItemId, caller);
    await this.payments.settleWithoutCard(placed);
    return this.orders.byId(viewer, placed.id);
  }
}
