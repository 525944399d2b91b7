import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CarriedOrder, OrdersToCarry } from './carried-order.type';
import { CarryOrderInput } from './carry-order.input';
import { CourierService } from './courier.service';

/** Operations for a courier's program. */
@Resolver()
export class CourierResolver {
  constructor(private readonly courier: CourierService) {}

  @Access('carry-orders')
  @Query(() => OrdersToCarry, {
    description:
      "Lists the orders that are packed or on their way and not on a round of the shop's own riders, with destinations and amounts to collect (admin). Fails with VALIDATION.",
  })
  ordersToCarry(
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only these orders, 1 to 100; those not available to couriers are left out.',
    })
    ids: string[] | null | undefined,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Cursor: `endCursor` of the previous page; omit for the first page.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 100, description: 'Orders per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrdersToCarry> {
    return this.courier.part(viewer, { ids: ids ?? null, after: after ?? null, pageSize });
  }

  @Access('carry-orders')
  @Mutation(() => CarriedOrder, {
    description:
      'Changes the status of an order available to couriers, and records collected cash (admin). An order that already has the status stays unchanged. Fails with VALIDATION (to, note, cashPaise), NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  carryOrder(
    @Arg('input', () => CarryOrderInput, { description: 'Order and action.' })
    input: CarryOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CarriedOrder> {
    return this.courier.carry(viewer, input);
  }

  @Access('carry-orders')
  @Mutation(() => CarriedOrder, {
    description:
      "Adds the driver's note to an order available to couriers, for the staff only (admin); repeating the last note has no effect. Fails with NOT_FOUND or VALIDATION (text).",
  })
  noteCarriedOrder(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Arg('text', () => String, { description: '1 to 1,000 characters.' }) text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CarriedOrder> {
    return this.courier.note(viewer, readRecordId(orderId, 'order', 'orderId'), { text });
  }
}
