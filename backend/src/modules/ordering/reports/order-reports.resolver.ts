import { Arg, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { OrderReport } from './order-report.entity';
import { DecideReportInput, ReportProblemInput } from './order-report.input';
import { OrderReportsService } from './order-reports.service';

/** Customers' reports on delivered orders. */
@Resolver(() => Order)
export class OrderReportsResolver {
  constructor(private readonly service: OrderReportsService) {}

  @Access('customer')
  @Mutation(() => OrderReport, {
    description:
      'Reports missing or damaged pieces of an order of the caller, within three days after delivery. Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED or REPORT_REFUSED.',
  })
  reportOrderProblem(
    @Arg('input', () => ReportProblemInput, {
      description: 'Order, kind of problem and affected pieces.',
    })
    input: ReportProblemInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderReport> {
    return this.service.report(viewer, input);
  }

  @Access('read-orders')
  @Query(() => [OrderReport], {
    description: 'Lists undecided reports, longest waiting first: at most 100 (admin).',
  })
  openOrderReports(@Ctx() { viewer }: RequestContext): Promise<OrderReport[]> {
    return this.service.open(viewer);
  }

  @Access('refund-payments')
  @Mutation(() => OrderReport, {
    description:
      'Decides a report (admin): the pieces are refunded as by `refundOrderLines` or as gift credit, or the report is rejected. Repeating the same decision has no effect. Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED, or REPORT_REFUSED if another decision was made; `current` then tells whether it was refunded, and the answer.',
  })
  decideOrderReport(
    @Arg('input', () => DecideReportInput, { description: 'Report, decision and reason.' })
    input: DecideReportInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderReport> {
    return this.service.decide(viewer, input);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Deadline for reporting problems; null before delivery, after the deadline, or after five reports.',
  })
  async reportableUntil(
    @Root() { id, status }: Order,
    @Ctx() context: RequestContext,
  ): Promise<Date | null> {
    if (status !== OrderStatus.DELIVERED) return null;
    const load = (ids: number[]) => this.service.reportableUntil(ids);
    const [until] = await batched(context, 'reportable until', id, load);
    return until ?? null;
  }

  /** Most orders have none. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [OrderReport], {
    description: 'Reports by the customer, oldest first.',
  })
  reports(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<OrderReport[]> {
    return batched(context, 'order reports', id, (ids) => this.service.of(ids));
  }
}

/** Order lines of a report. */
@Resolver(() => OrderReport)
export class ReportedOrderResolver {
  constructor(private readonly service: OrderReportsService) {}

  /** Most are about one. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [OrderLine], { description: 'Order lines that the report is about.' })
  async orderLines(
    @Root() { orderId, lines }: OrderReport,
    @Ctx() context: RequestContext,
  ): Promise<OrderLine[]> {
    const load = (ids: number[]) => this.service.linesOfOrders(ids);
    const all = await batched(context, 'lines of reported orders', orderId, load);
    return all.filter(({ id }) => lines.some(({ orderLineId }) => orderLineId === id));
  }
}
