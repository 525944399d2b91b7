import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CarriedOrder, OrdersToCarry } from './carried-order.type';
import { CarryOrderInput } from './carry-order.input';
import { CourierService } from './courier.service';

/** What the program of a courier asks and does. */
@Resolver()
export class CourierResolver {
  constructor(private readonly courier: CourierService) {}

  @Access('carry-orders')
  @Query(() => OrdersToCarry, {
    description:
      "The orders that are packed or on their way and on no round of the shop's own riders: where they go and what to collect (admin). Fails with VALIDATION.",
  })
  ordersToCarry(
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Of these alone, 1 to 100; what is not to be carried is left out.',
    })
    ids: string[] | null | undefined,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'The endCursor of the part before; the first part without one.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 100, description: 'Orders, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrdersToCarry> {
    return this.courier.part(viewer, { ids: ids ?? null, after: after ?? null, pageSize });
  }

  @Access('carry-orders')
  @Mutation(() => CarriedOrder, {
    description:
      'Moves an order on that is to be carried, with the cash that was collected (admin). One that is there already stays as it is. Fails with VALIDATION (to, note, cashPaise), NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  carryOrder(
    @Arg('input', () => CarryOrderInput, { description: 'Which order, and what was done.' })
    input: CarryOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CarriedOrder> {
    return this.courier.carry(viewer, input);
  }

  @Access('carry-orders')
  @Mutation(() => CarriedOrder, {
    description:
      'Adds what the driver says of an order that is to be carried, for the staff only (admin); the last note sent once more is not added again. Fails with NOT_FOUND or VALIDATION (text).',
  })
  noteCarriedOrder(
    @Arg('orderId', () => ID, { description: 'Number of the order.' }) orderId: string,
    @Arg('text', () => String, { description: '1 to 1,000 characters.' }) text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CarriedOrder> {
    return this.courier.note(viewer, readRecordId(orderId, 'order', 'orderId'), { text });
  }
}
