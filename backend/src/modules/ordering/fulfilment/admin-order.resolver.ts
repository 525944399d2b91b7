import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder, AdminOrderPage } from '../orders/admin-order.type';
import { CollectCashService } from './collect-cash.service';
import { MoveOrderService } from './move-order.service';
import { MoveOrdersService } from './move-orders.service';
import { MovedOrder, OrderTransitionInput } from './move-orders.type';
import { OrderDeliveryInput } from './order-delivery.input';
import { OrderDeliveryService } from './order-delivery.service';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { paysBack } from '../orders/order-transitions.rules';

/** Orders of all customers, for the staff. */
@Resolver(() => AdminOrder)
export class AdminOrderResolver {
  constructor(
    private readonly orders: AdminOrderService,
    private readonly moving: MoveOrderService,
    private readonly cash: CollectCashService,
    private readonly bulk: MoveOrdersService,
    private readonly deliveries: OrderDeliveryService,
  ) {}

  @Access('read-orders')
  @Query(() => AdminOrderPage, {
    description:
      'Lists a page of the orders of all customers, newest first (admin). Fails with VALIDATION.',
  })
  adminOrders(
    @Arg('status', () => OrderStatus, {
      nullable: true,
      description: 'Only orders with this status.',
    })
    status: OrderStatus | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Orders per page, from 1 to 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrderPage> {
    return this.orders.page(viewer, { page, pageSize }, status);
  }

  @Access('read-or-pick-orders')
  @Query(() => AdminOrder, {
    description:
      'Returns one order of any customer (admin). Staff with only PICK_ORDERS see an order in the shop that is due from yesterday until tomorrow, without email address, amounts and history. Fails with NOT_FOUND.',
  })
  adminOrder(
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.orders.byId(viewer, readRecordId(id, 'order', 'id'));
  }

  @Access('move-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Moves an order to another status, or cancels it (admin). An order that already has the status stays unchanged. Fails with NOT_FOUND, ORDER_MOVE_REFUSED, SLOT_UNAVAILABLE or VALIDATION (reason, deliverySlotId, writtenOffLineIds).',
  })
  moveOrder(
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Arg('to', () => OrderStatus, { description: 'New status.' }) to: OrderStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Reason, 1 to 150 characters, shown to the customer in the order history. Required for DELIVERY_FAILED.',
    })
    reason: string | null,
    @Arg('deliverySlotId', () => ID, {
      nullable: true,
      description:
        'New delivery slot after a failed delivery: required when the order goes from there to PACKED (waits in the shop) or OUT_FOR_DELIVERY (leaves at once), refused otherwise.',
    })
    deliverySlotId: string | null,
    @Arg('writtenOffLineIds', () => [ID], {
      nullable: true,
      description:
        'For RETURNED: lines whose pieces cannot be sold again; the pieces of all other lines return to stock.',
    })
    writtenOffLineIds: string[] | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    const details = { reason, deliverySlotId, writtenOffLineIds };
    return this.moving.changeStatus(viewer, readRecordId(id, 'order', 'id'), to, details);
  }

  @Access('move-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Changes the slot or address of an order that is not packed yet, and notifies its customer; the bill stays unchanged (admin). Without a difference, nothing changes. Fails with NOT_FOUND, VALIDATION, SLOT_UNAVAILABLE, ORDER_MOVE_REFUSED or CONFLICT.',
  })
  changeOrderDelivery(
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Arg('input', () => OrderDeliveryInput, { description: 'Changes to apply.' })
    input: OrderDeliveryInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.deliveries.change(viewer, readRecordId(id, 'order', 'id'), input);
  }

  @Access('move-orders')
  @Mutation(() => [MovedOrder], {
    complexity: 10,
    description:
      'Moves up to 100 orders to another status (admin), each separately: a refused order does not affect the others, and an order that already has the status stays unchanged. The email to the customer is held back while the move can be undone. Fails with VALIDATION (moves, reason).',
  })
  moveOrders(
    @Arg('moves', () => [OrderTransitionInput], { description: 'Orders to move.' })
    moves: OrderTransitionInput[],
    @Arg('to', () => OrderStatus, { description: 'New status.' }) to: OrderStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Reason, 1 to 150 characters, shown to the customers.',
    })
    reason: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<MovedOrder[]> {
    return this.bulk.move(viewer, moves, to, reason);
  }

  @Access('move-orders')
  @Mutation(() => [MovedOrder], {
    complexity: 10,
    description:
      "Undoes the caller's latest `moveOrders` of the last ten seconds for orders that have not changed since (admin): moves to PACKED, OUT_FOR_DELIVERY or DELIVERED. Fails with VALIDATION (ids).",
  })
  undoMoves(
    @Arg('ids', () => [ID], { description: 'Order IDs.' }) ids: string[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<MovedOrder[]> {
    return this.bulk.undo(viewer, ids);
  }

  @Access('move-orders')
  @Mutation(() => Order, {
    description:
      'Marks the cash of an order as collected (admin). Fails with NOT_FOUND or ORDER_NOT_PAYABLE.',
  })
  collectCash(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.cash.collect(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  /** Excludes cancelling for callers who may not cancel. */
  @FieldResolver()
  nextStatuses(
    @Root() { nextStatuses }: AdminOrder,
    @Ctx() { viewer }: RequestContext,
  ): OrderStatus[] {
    const mayPayBack = viewer.role === 'admin' && viewer.permissions.has('cancel-orders');
    return nextStatuses.filter((status) => mayPayBack || !paysBack(status));
  }
}
