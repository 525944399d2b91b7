import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { istDate } from '../../../kernel/ist';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BillType } from '../../checkout';
import { CancelOrderService } from './cancel-order.service';
import { Order, PlacedOrder } from '../orders/order.entity';
import { OrderService } from '../orders/order.service';
import { OrderPage, OrderSlot } from '../orders/order.type';
import { PlaceOrderInput } from '../placing/place-order.input';
import { PlaceOrderService } from '../placing/place-order.service';
import { ReorderService } from '../placing/reorder.service';
import { ReorderPayload } from '../placing/reorder.type';

/** The caller's orders. */
@Resolver(() => Order)
export class OrderResolver {
  constructor(
    private readonly orderService: OrderService,
    private readonly placing: PlaceOrderService,
    private readonly cancelling: CancelOrderService,
    private readonly reordering: ReorderService,
  ) {}

  @Access('customer')
  @Query(() => OrderPage, {
    description: "Lists a page of the caller's orders. Fails with UNAUTHENTICATED.",
  })
  orders(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Orders per page, from 1 to 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderPage> {
    return this.orderService.page(viewer, { page, pageSize });
  }

  @Access('customer')
  @Query(() => Order, { description: "Returns one of the caller's orders. Fails with NOT_FOUND." })
  order(
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.orderService.byId(viewer, readRecordId(id, 'order', 'id'));
  }

  @Access('customer')
  @Query(() => Order, {
    nullable: true,
    description:
      "The caller's newest order awaiting an online payment, which a payment without an orderId pays. Fails with UNAUTHENTICATED.",
  })
  orderAwaitingPayment(@Ctx() { viewer }: RequestContext): Promise<Order | null> {
    return this.orderService.awaitingPayment(viewer);
  }

  @Access('customer')
  @Mutation(() => Order, {
    description:
      "Orders the caller's cart: reserves the stock and the delivery slot, and empties the cart. Fails with CART_EMPTY, OUT_OF_STOCK (fields items.<id>), SLOT_UNAVAILABLE, COUPON_INVALID, TOO_MANY_ATTEMPTS after many wrong coupon codes, NOT_FOUND (addressId), IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED (the new bill in details), TOO_MANY_ORDERS or VALIDATION.",
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'Options of the order.' })
    input: PlaceOrderInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<PlacedOrder> {
    return this.placing.place(viewer, input, caller);
  }

  @Access('customer')
  @Mutation(() => Order, {
    description:
      'Cancels an order of the caller that is not packed yet; everything is refunded, except a delivery fee that also covers the orders in `deliveredWith`. Fails with NOT_FOUND or ORDER_NOT_CANCELLABLE.',
  })
  cancelOrder(
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.cancelling.cancel(viewer, readRecordId(id, 'order', 'id'));
  }

  @Access('customer')
  @Mutation(() => ReorderPayload, {
    description:
      "Adds the products of an order that are still sold to the caller's cart. Fails with NOT_FOUND.",
  })
  reorder(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReorderPayload> {
    return this.reordering.reorder(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  @FieldResolver(() => LocalDateScalar, {
    description: 'Day on which the order was placed, in India.',
  })
  orderedDate(@Root() order: Order): string {
    return istDate(order.placedAt);
  }

  @FieldResolver(() => BillType, {
    description: 'Bill with its steps, as agreed when the order was placed.',
  })
  bill(@Root() { subtotalPaise, billSteps, toPayPaise }: Order): BillType {
    return { subtotalPaise, steps: billSteps, toPayPaise };
  }

  @FieldResolver(() => OrderSlot, { description: 'Delivery slot.' })
  deliverySlot(@Root() order: Order): OrderSlot {
    return {
      date: order.slotDate,
      startMinute: order.slotStartMinute,
      endMinute: order.slotEndMinute,
    };
  }
}
