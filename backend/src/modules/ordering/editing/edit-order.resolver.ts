import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BillType } from '../../checkout';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Order, PlacedOrder } from '../orders/order.entity';
import { AddToOrderInput, AdditionQuoteInput } from './add-to-order.input';
import { AddToOrderService } from './add-to-order.service';
import { EditOrderInput, OrderEditQuoteInput } from './edit-order.input';
import { EditOrderService } from './edit-order.service';
import { EditableOrders } from '../placing/editable-orders.service';
import { OrderEditQuote } from './order-edit-quote.type';

/** Edits of orders. */
@Resolver(() => Order)
export class EditOrderResolver {
  constructor(
    private readonly editing: EditOrderService,
    private readonly additions: AddToOrderService,
    private readonly editable: EditableOrders,
  ) {}

  @Access('customer-or-take-orders')
  @Query(() => OrderEditQuote, {
    description:
      'Quotes an order edit, for its customer and for staff who take orders by phone. Changes nothing. Fails with NOT_FOUND (orderId, items.<productId>, addressId), VALIDATION, ORDER_NOT_EDITABLE, MINIMUM_ORDER or CONFLICT.',
  })
  orderEditQuote(
    @Arg('input', () => OrderEditQuoteInput, { description: 'Edit to quote.' })
    input: OrderEditQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderEditQuote> {
    return this.editing.quote(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Mutation(() => Order, {
    description:
      'Edits an order, by its customer or by staff who take orders by phone, until `editableUntil`: kept pieces keep their price, added ones have the current price; minimum order, coupon, gift credit and delivery fee are computed as for a new order. If a paid order gets cheaper, the difference is refunded; an edit that would cost more than was paid is refused. Fails as orderEditQuote does, and with OUT_OF_STOCK (items.<productId>), SLOT_UNAVAILABLE, PRICE_CHANGED (the new bill in details) or IDEMPOTENCY_KEY_REUSED.',
  })
  editOrder(
    @Arg('input', () => EditOrderInput, { description: 'Edit to apply.' })
    input: EditOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.editing.edit(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Query(() => BillType, {
    description:
      'Quotes pieces to be added to a paid order at current prices, for its customer and for staff who take orders by phone: no delivery fee, and no minimum order. Changes nothing. Fails with NOT_FOUND (orderId, items.<productId>), VALIDATION or ORDER_NOT_EDITABLE (orderId).',
  })
  additionQuote(
    @Arg('input', () => AdditionQuoteInput, { description: 'Order and items to add.' })
    input: AdditionQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BillType> {
    return this.additions.quote(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Mutation(() => Order, {
    description:
      'Adds pieces to a paid order, until `editableUntil`: they become a separate order that is delivered together with it, paid online by its customer, or in cash if staff who take orders by phone add them. Returns the new order. Fails as additionQuote does, and with OUT_OF_STOCK (items.<productId>), PRICE_CHANGED (the new bill in details) or IDEMPOTENCY_KEY_REUSED.',
  })
  addToOrder(
    @Arg('input', () => AddToOrderInput, { description: 'Order and items to add.' })
    input: AddToOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PlacedOrder> {
    return this.additions.add(viewer, input);
  }

  @FieldResolver(() => [ID], {
    description:
      'IDs of the other orders delivered together with it, except cancelled and returned ones. One order of the group has the delivery fee in its bill: the fee is kept while any other order is delivered, and `editOrder` moves the orders in its slot along with it. Any other order that `editOrder` moves leaves the group and gets its own delivery fee.',
  })
  async deliveredWith(@Root() order: Order): Promise<string[]> {
    return (await this.editing.deliveredWith(order)).map(String);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Deadline for edits: the cut-off of the delivery slot, or earlier if picking begins; null if the order cannot be edited.',
  })
  editableUntil(@Root() order: Order): Promise<Date | null> {
    return this.editable.editableUntil(order);
  }
}
