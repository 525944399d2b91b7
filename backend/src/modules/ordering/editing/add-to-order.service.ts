import { CartService, GiftCreditService } from '../../checkout';
import { FREE_DELIVERY, PricedBill, priceCart } from '../../checkout/index.rules';
import { PaymentMethod } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { Viewer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { Actor } from '../orders/order-state-machine';
import { Order, PlacedOrder } from '../orders/order.entity';
import { EditableOrders } from '../placing/editable-orders.service';
import { toPricedLine } from '../placing/new-order';
import { PlaceOrderService } from '../placing/place-order.service';
import { AddToOrderInput, AdditionQuoteInput } from './add-to-order.input';
import { editorOf, ownOrder, readAdded } from './edit-request';

/** Dependencies of additions. */
export interface AddToOrderDependencies {
  carts: CartService;
  credits: GiftCreditService;
  editable: EditableOrders;
  placing: PlaceOrderService;
}

/**
 * Adds to a paid order, which itself never costs more than was paid for it: the addition becomes an order of its own,
 * which is delivered together with it without a further delivery fee.
 */
export class AddToOrderService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: AddToOrderDependencies,
  ) {}

  /**
   * The price of further pieces.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND (orderId, items.<productId>), ORDER_NOT_EDITABLE
   *   (orderId)
   */
  async quote(viewer: Viewer, values: AdditionQuoteInput): Promise<PricedBill> {
    const actor = editorOf(viewer);
    const input = await assertValid(AdditionQuoteInput, values);
    const { read } = this.database;
    const { carts, credits, editable } = this.dependencies;
    const order = await this.orderOf(actor, input);
    await editable.assertAddable(read, order);
    const items = await carts.itemsToOrder(read, readAdded(input));
    return priceCart(items.map(toPricedLine), {
      paidOnline: paymentMethodOf(actor) === PaymentMethod.CARD,
      ...{ coupon: null, delivery: FREE_DELIVERY },
      creditPaise: usesCredit(actor, input) ? await credits.balance(read, order.customerId) : 0,
    });
  }

  /**
   * Orders further pieces, once per key: to be paid online, or in cash if the staff takes the addition by phone.
   * @throws as `quote`, and OUT_OF_STOCK (items.<productId>), PRICE_CHANGED with the new bill, IDEMPOTENCY_KEY_REUSED
   */
  async add(viewer: Viewer, values: AddToOrderInput): Promise<PlacedOrder> {
    const actor = editorOf(viewer);
    const input = await assertValid(AddToOrderInput, values);
    const { expectedTotalPaise, idempotencyKey, added: expectedLines } = input;
    const { id: orderId, customerId } = await this.orderOf(actor, input);
    return this.dependencies.placing.placeAddition({
      ...{ customerId, idempotencyKey, expectedTotalPaise, expectedLines },
      paymentMethod: paymentMethodOf(actor),
      useGiftCredit: usesCredit(actor, input),
      addition: { actor, orderId, lines: readAdded(input) },
    });
  }

  private async orderOf(actor: Actor, { orderId }: AdditionQuoteInput): Promise<Order> {
    const id = readRecordId(orderId, 'order', 'orderId');
    return ownOrder(await this.database.read.findOneBy(Order, { id }), actor);
  }
}

/** As for an order by phone, the staff spends no gift credit. */
const usesCredit = ({ role }: Actor, { useGiftCredit }: AdditionQuoteInput): boolean =>
  role === 'customer' && !!useGiftCredit;

/** As for an order by phone: its customer gets no link to pay later. */
function paymentMethodOf({ role }: Actor): PaymentMethod {
  return role === 'customer' ? PaymentMethod.CARD : PaymentMethod.CASH_ON_DELIVERY;
}
