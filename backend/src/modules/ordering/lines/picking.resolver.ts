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
  'Fails with NOT_FOUND, VALIDATION, ORDER_MOVE_REFUSED where the caller does not pick the order, IDEMPOTENCY_KEY_REUSED, or CONFLICT: then details.current of the error is the line as it is.';

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
      'Makes the caller the picker of an order, for twenty minutes after each of their actions (admin). A manager (with the permission manage-delivery) takes it over at once, others once its picker stopped. Fails with NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  startPicking(
    @Arg('orderId', () => ID, { description: 'Number of the order.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.pickings.start(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description:
      'Packs an order all of whose lines are picked (admin): it gets its receipt, and what it costs less goes back by itself. One of which nothing was picked is called off. Fails with NOT_FOUND or ORDER_MOVE_REFUSED.',
  })
  finishPicking(
    @Arg('orderId', () => ID, { description: 'Number of the order.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.pickings.finish(viewer, readRecordId(orderId, 'order', 'orderId'));
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Says how many pieces of a line were picked (admin); one that is sold by weight is weighed instead. ${FAILURES}`,
  })
  pickOrderLine(
    @Arg('input', () => PickOrderLineInput, { description: 'Which line, and how many pieces.' })
    input: PickOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.pick(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Says what the pieces of a line weigh that is sold by weight (admin): all of them are picked then. Lighter ones are billed by the gram, heavier ones as ordered; more than a tenth above it is refused with VALIDATION (grams). ${FAILURES}`,
  })
  weighOrderLine(
    @Arg('input', () => WeighOrderLineInput, { description: 'Which line, and its weight.' })
    input: WeighOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.weigh(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Says that pieces of a line are missing, and why (admin). ${FAILURES}`,
  })
  shortOrderLine(
    @Arg('input', () => ShortOrderLineInput, { description: 'Which line, how many, and why.' })
    input: ShortOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.short(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Asks the customer of an order, by a mail with a link, which product is to come instead of missing pieces of a line (admin): one of those of \`substitutesFor\`, or none. The answer is in \`substituteQuestions\` of the order and changes nothing by itself. Whatever is done with the line meanwhile withdraws the question; after fifteen minutes it is over. ${FAILURES}`,
  })
  askCustomer(
    @Arg('input', () => AskCustomerInput, { description: 'About which line, and how many pieces.' })
    input: AskCustomerInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.ask(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Delivers another product instead of pieces of a line (admin); it costs the customer no more than these. Fails with OUT_OF_STOCK where it is gone. ${FAILURES}`,
  })
  substituteOrderLine(
    @Arg('input', () => SubstituteOrderLineInput, { description: 'Which line, and what instead.' })
    input: SubstituteOrderLineInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.substitute(viewer, input);
  }

  @Access('pick-orders')
  @Mutation(() => AdminOrder, {
    description: `Takes back all that was said of a line (admin): it is to be picked as ordered. Fails with OUT_OF_STOCK where others bought its pieces meanwhile. ${FAILURES}`,
  })
  resetOrderLine(
    @Arg('input', () => LineActionInput, { description: 'Which line.' }) input: LineActionInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminOrder> {
    return this.lineActions.reset(viewer, input);
  }

  @FieldResolver(() => PaiseScalar, {
    description:
      'What the order costs less than was agreed when it was placed, in money and in gift credit.',
  })
  reducedByPaise(@Root() { order }: AdminOrder): number {
    const agreed = agreedBillOf(order);
    return agreed.toPayPaise + agreed.giftCreditPaise - order.toPayPaise - order.giftCreditPaise;
  }

  @FieldResolver(() => OrderPicking, {
    nullable: true,
    description: 'Who picks it, while somebody does.',
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

/** What the lines of orders say beside what is stored. */
@Resolver(() => OrderLine)
export class OrderedQuantityResolver {
  @FieldResolver(() => Int, { description: 'Pieces that were ordered; 0 of a substitute.' })
  orderedQuantity(@Root() line: OrderLine): number {
    return orderedQuantity(line);
  }
}
