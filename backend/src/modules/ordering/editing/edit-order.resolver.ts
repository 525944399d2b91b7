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

/** Editing what was ordered. */
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
      'What an order would cost after an edit, for its customer and for who takes orders by phone. Nothing changes. Fails with NOT_FOUND (orderId, items.<productId>, addressId), VALIDATION, ORDER_NOT_EDITABLE or MINIMUM_ORDER.',
  })
  orderEditQuote(
    @Arg('input', () => OrderEditQuoteInput, { description: 'How it would be edited.' })
    input: OrderEditQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderEditQuote> {
    return this.editing.quote(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Mutation(() => Order, {
    description:
      'Edits what was ordered, by its customer or by who takes orders by phone, until `editableUntil`: pieces that stay cost what was agreed, added ones what they cost now; minimum order, coupon, gift credit and delivery fee are worked out as when an order is placed. What a paid order costs less is paid back; one that would cost more than was paid is refused. Fails as orderEditQuote does, and with OUT_OF_STOCK (items.<productId>), SLOT_UNAVAILABLE, PRICE_CHANGED (the new bill in details), CONFLICT or IDEMPOTENCY_KEY_REUSED.',
  })
  editOrder(
    @Arg('input', () => EditOrderInput, { description: 'How it is edited.' })
    input: EditOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.editing.edit(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Query(() => BillType, {
    description:
      'What further pieces would cost that are added to an order that is paid, at this moment, for its customer and for who takes orders by phone: no delivery fee, and no smallest order. Nothing changes. Fails with NOT_FOUND (orderId, items.<productId>), VALIDATION or ORDER_NOT_EDITABLE (orderId).',
  })
  additionQuote(
    @Arg('input', () => AdditionQuoteInput, { description: 'What would be added to which order.' })
    input: AdditionQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BillType> {
    return this.additions.quote(viewer, input);
  }

  @Access('customer-or-take-orders')
  @Mutation(() => Order, {
    description:
      'Adds further pieces to an order that is paid, until `editableUntil`: they become an order of its own that is brought together with it, to be paid online by its customer, or in cash where who takes orders by phone adds them. Answers that order. Fails as additionQuote does, and with OUT_OF_STOCK (items.<productId>), PRICE_CHANGED (the new bill in details) or IDEMPOTENCY_KEY_REUSED.',
  })
  addToOrder(
    @Arg('input', () => AddToOrderInput, { description: 'What is added to which order.' })
    input: AddToOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PlacedOrder> {
    return this.additions.add(viewer, input);
  }

  @FieldResolver(() => [ID], {
    description:
      'Numbers of the other orders that are delivered together with it, and are neither cancelled nor returned. One of them all has the delivery fee in its bill: that is kept of it while any other one is delivered, and `editOrder` moves those in its slot together with it. Another one that is moved by `editOrder` leaves them, with a fee of its own.',
  })
  async deliveredWith(@Root() order: Order): Promise<string[]> {
    return (await this.editing.deliveredWith(order)).map(String);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when it can be edited: the cut-off of its delivery slot, unless somebody begins to pick it before; nothing where it cannot.',
  })
  editableUntil(@Root() order: Order): Promise<Date | null> {
    return this.editable.editableUntil(order);
  }
}
