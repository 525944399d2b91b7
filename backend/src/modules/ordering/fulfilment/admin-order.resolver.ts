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

/** The orders of all customers, for who keeps the shop. */
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
      'One page of the orders of all customers, the newest first (admin). Fails with VALIDATION.',
  })
  adminOrders(
    @Arg('status', () => OrderStatus, {
      nullable: true,
      description: 'Only those in this state.',
    })
    status: OrderStatus | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Orders a page, from 1 to 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrderPage> {
    return this.orders.page(viewer, { page, pageSize }, status);
  }

  @Access('read-or-pick-orders')
  @Query(() => AdminOrder, {
    description:
      'One order of any customer (admin). Staff with PICK_ORDERS alone see one in the shop that is due from yesterday until tomorrow, without e-mail address, money and history. Fails with NOT_FOUND.',
  })
  adminOrder(
    @Arg('id', () => ID, { description: 'Number of the order.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.orders.byId(viewer, readRecordId(id, 'order', 'id'));
  }

  @Access('move-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Moves an order on, or calls it off (admin). One that is there already stays as it is. Fails with NOT_FOUND, ORDER_MOVE_REFUSED, SLOT_UNAVAILABLE or VALIDATION (reason, deliverySlotId, writtenOffLineIds).',
  })
  moveOrder(
    @Arg('id', () => ID, { description: 'Number of the order.' }) id: string,
    @Arg('to', () => OrderStatus, { description: 'Where it goes.' }) to: OrderStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why: 1 to 150 characters, which the customer reads in the history of the order. DELIVERY_FAILED needs one.',
    })
    reason: string | null,
    @Arg('deliverySlotId', () => ID, {
      nullable: true,
      description:
        'The new delivery slot of an order whose delivery failed; needed where it goes from there to PACKED (it waits in the shop) or OUT_FOR_DELIVERY (it leaves at once), and refused elsewhere.',
    })
    deliverySlotId: string | null,
    @Arg('writtenOffLineIds', () => [ID], {
      nullable: true,
      description:
        'Lines of an order that is RETURNED whose pieces cannot be sold again; the pieces of all others return to the stock.',
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
      'Brings an order that is not packed yet in another slot or to another address, and tells its customer; its bill stays (admin). One that has both already stays as it is. Fails with NOT_FOUND, VALIDATION, SLOT_UNAVAILABLE, ORDER_MOVE_REFUSED or CONFLICT.',
  })
  changeOrderDelivery(
    @Arg('id', () => ID, { description: 'Number of the order.' }) id: string,
    @Arg('input', () => OrderDeliveryInput, { description: 'What changes.' })
    input: OrderDeliveryInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.deliveries.change(viewer, readRecordId(id, 'order', 'id'), input);
  }

  @Access('move-orders')
  @Mutation(() => [MovedOrder], {
    complexity: 10,
    description:
      'Moves up to 100 orders on (admin), each by itself: one that is refused keeps no other back, and one that is there already stays as it is. The email to the customer waits as long as the move can be taken back. Fails with VALIDATION (moves, reason).',
  })
  moveOrders(
    @Arg('moves', () => [OrderTransitionInput], { description: 'Which orders.' })
    moves: OrderTransitionInput[],
    @Arg('to', () => OrderStatus, { description: 'Where they go.' }) to: OrderStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why: 1 to 150 characters, which the customers read.',
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
      'Takes the latest moves of orders back that the caller made by `moveOrders` in the last ten seconds, where nothing happened to them since (admin): to PACKED, OUT_FOR_DELIVERY or DELIVERED. Fails with VALIDATION (ids).',
  })
  undoMoves(
    @Arg('ids', () => [ID], { description: 'Numbers of the orders.' }) ids: string[],
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
    @Arg('orderId', () => ID, { description: 'Number of the order.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    return this.cash.collect(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  /** Who may not call an order off is not offered it. */
  @FieldResolver()
  nextStatuses(
    @Root() { nextStatuses }: AdminOrder,
    @Ctx() { viewer }: RequestContext,
  ): OrderStatus[] {
    const mayPayBack = viewer.role === 'admin' && viewer.permissions.has('cancel-orders');
    return nextStatuses.filter((status) => mayPayBack || !paysBack(status));
  }
}
