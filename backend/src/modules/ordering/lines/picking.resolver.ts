import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderLine } from '../orders/order-line.entity';
import { agreedBillOf, orderedQuantity } from '../orders/order-line.rules';
import { LineActionsService } from './line-actions.service';
import {
  AskCustomerInput,
  LineActionInput,
  PickOrderLineInput,
  ShortOrderLineInput,
  SubstituteOrderLineInput,
  WeighOrderLineInput,
} from './picking.input';
import { PickingService } from './picking.service';
import { OrderPicking } from './picking.type';

const FAILURES =
  'Fails with NOT_FOUND, VALIDATION, ORDER_MOVE_REFUSED if the caller is not the picker of the order, IDEMPOTENCY_KEY_REUSED, or CONFLICT, with the current line in details.current of the error.';

/** Picking orders line by line. */
@Resolver(() => AdminOrder)
export class PickingResolver {
  constructor(
    private readonly pickings: PickingService,
    private readonly lineActions: LineActionsService,
    private readonly staffEmails: StaffEmails,
  ) {}

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Makes the caller the picker of an order, for twenty minutes after each of their actions (admin). A manager (with the permission manage-delivery) can take it over at once, others after that time. Fails with NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  startPicking(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.pickings.start(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Packs an order whose lines are all picked (admin): its receipt is issued, and any reduction of the amount is refunded automatically. An order with nothing picked is cancelled. Fails with NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  finishPicking(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.pickings.finish(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Records the number of pieces picked of a line (admin); a line sold by weight is weighed instead. ${FAILURES}`,
  })
  pickOrderLine(
    @Arg('input', () => PickOrderLineInput, { description: 'Line and number of pieces.' })
    input: PickOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.pick(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Records the weight of the pieces of a line sold by weight (admin), and marks all of them as picked. Lighter pieces are billed by the gram, heavier ones as ordered; a weight more than 10 % above the ordered one is refused with VALIDATION (grams). ${FAILURES}`,
  })
  weighOrderLine(
    @Arg('input', () => WeighOrderLineInput, { description: 'Line and weight.' })
    input: WeighOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.weigh(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Records missing pieces of a line with the reason (admin). ${FAILURES}`,
  })
  shortOrderLine(
    @Arg('input', () => ShortOrderLineInput, { description: 'Line, number of pieces and reason.' })
    input: ShortOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.short(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Asks the customer of an order, by an email with a link, which product to deliver instead of missing pieces of a line (admin): one of \`substitutesFor\`, or none. The answer appears in \`substituteQuestions\` of the order and changes nothing by itself. Any action on the line in the meantime withdraws the question; it expires after fifteen minutes. ${FAILURES}`,
  })
  askCustomer(
    @Arg('input', () => AskCustomerInput, { description: 'Line and number of pieces.' })
    input: AskCustomerInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.ask(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Substitutes another product for pieces of a line (admin); the customer pays no more than for the original pieces. Fails with OUT_OF_STOCK if the substitute is sold out. ${FAILURES}`,
  })
  substituteOrderLine(
    @Arg('input', () => SubstituteOrderLineInput, { description: 'Line and substitute.' })
    input: SubstituteOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.substitute(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Resets all picking records of a line (admin): it is to be picked as ordered. Fails with OUT_OF_STOCK if its pieces were sold in the meantime. ${FAILURES}`,
  })
  resetOrderLine(
    @Arg('input', () => LineActionInput, { description: 'Line to reset.' }) input: LineActionInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.reset(viewer, input);
  }

  @FieldResolver(() => PaiseScalar, {
    description:
      'Reduction of the order amount since it was placed, in money and gift credit, in paise.',
  })
  reducedByPaise(@Root() { order }: AdminOrder): number {
    const agreed = agreedBillOf(order);
    return agreed.toPayPaise + agreed.giftCreditPaise - order.toPayPaise - order.giftCreditPaise;
  }

  @FieldResolver(() => OrderPicking, {
    nullable: true,
    description: 'Current picker of the order; null if nobody is picking it.',
  })
  async picking(
    @Root() { order }: AdminOrder,
    @Ctx() context: RequestContext,
  ): Promise<OrderPicking | null> {
    const { status, pickerId, pickingUntil: until } = order;
    if (status !== OrderStatus.PICKING || pickerId === null || until === null) return null;
    const staffEmail = await this.staffEmails.emailOf(context, pickerId);
    const { viewer } = context;
    return { staffEmail, until, isOwn: viewer.role === 'admin' && viewer.adminId === pickerId };
  }
}

/** Computed fields of order lines. */
@Resolver(() => OrderLine)
export class OrderedQuantityResolver {
  @FieldResolver(() => Int, { description: 'Number of pieces ordered; 0 for a substitute.' })
  orderedQuantity(@Root() line: OrderLine): number {
    return orderedQuantity(line);
  }
}
