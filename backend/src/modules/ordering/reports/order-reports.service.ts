import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { EventActor } from '../../../kernel/domain-event';
import { Message } from '../../../kernel/message';
import { OrderStatus, ReturnedGoods } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLine } from '../orders/order-line.entity';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { keyReused } from '../payments/payment-answers';
import { RefundService } from '../refunds/refund.service';
import { RefundLinesService } from '../returns/refund-lines.service';
import { OrderReport, OrderReportStatus, ReportedLine } from './order-report.entity';
import {
  DecideReportInput,
  ReportDecision,
  ReportProblemInput,
  ReportedLineInput,
} from './order-report.input';

/** For how many days after its delivery problems of an order can be reported. */
const REPORT_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Most reports per order. */
const MOST_REPORTS = 5;
/** Most open reports shown to the staff at a time: those waiting longest. */
const MOST_OPEN = 100;

/** Dependencies of reports. */
export interface OrderReportDependencies {
  events: DomainEvents;
  refunding: RefundLinesService;
  refunds: RefundService;
  stateMachine: OrderStateMachine;
}

const { OPEN, REFUNDED, REJECTED } = OrderReportStatus;

/** Customers' reports on delivered orders, and the staff's decisions. */
export class OrderReportsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: OrderReportDependencies,
  ) {}

  /**
   * Reports missing or damaged pieces of a delivered order of the caller, once per key.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, REPORT_REFUSED
   */
  async report(viewer: Viewer, values: ReportProblemInput): Promise<OrderReport> {
    const customerId = requireCustomer(viewer);
    const input = await assertValid(ReportProblemInput, trimTexts(values));
    const orderId = readRecordId(input.orderId, 'order', 'orderId');
    const lines = await readLines(input.lines);
    const { kind, text, idempotencyKey: requestKey } = input;
    const fingerprint = requestFingerprint([orderId, kind, text, lines]);
    return this.database.write(
      async (tx) => {
        const order = await findLocked(tx, Order, orderId);
        if (!order || order.customerId !== customerId) throw notFound('order', 'orderId');
        const earlier = await tx.findBy(OrderReport, { orderId });
        const done = earlier.find((each) => each.requestKey === requestKey);
        if (done && done.fingerprint !== fingerprint)
          throw keyReused(orderingMessages.reportKeyReused());
        if (done) return done;
        await this.assertReportable(tx, order, earlier);
        await assertThere(tx, orderId, lines, earlier);
        const actor = { role: 'customer', id: customerId } as const;
        const said = orderingMessages.problemReported();
        await this.dependencies.stateMachine.recordNote(tx, order, actor, said);
        const news = { orderId, requestKey, fingerprint, kind, lines, text, status: OPEN };
        const report = tx.create(OrderReport, { ...news, createdAt: this.clock.now() });
        const written = await tx.save(report);
        await this.record(tx, 'order.problem-reported', written, actor);
        return written;
      },
      { repeatable: true },
    );
  }

  /** The open reports, longest waiting first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async open(viewer: Viewer): Promise<OrderReport[]> {
    requirePermission(viewer, 'read-orders');
    return this.database.read.find(OrderReport, {
      where: { status: OPEN },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: MOST_OPEN,
    });
  }

  /**
   * Decides a report: its pieces are paid back the way the money came or as gift credit, or not at all. A repeated call
   * changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, REPORT_REFUSED if it was decided differently,
   *   REFUND_REFUSED
   */
  async decide(viewer: Viewer, values: DecideReportInput): Promise<OrderReport> {
    const actor = staffActor(viewer, 'refund-payments');
    const input = await assertValid(DecideReportInput, trimTexts(values));
    const id = readRecordId(input.reportId, 'report', 'reportId');
    const work = (tx: Transaction) => this.decideWithin(tx, id, input, actor);
    const refundIds = await this.database.write(work, { repeatable: true });
    await this.dependencies.refunds.carryOut(refundIds);
    return this.database.read.findOneByOrFail(OrderReport, { id });
  }

  /** Returns the refunds to carry out. */
  private async decideWithin(
    tx: Transaction,
    id: number,
    { decision, reason, goods = ReturnedGoods.NOT_RETURNED }: DecideReportInput,
    actor: Actor,
  ): Promise<number[]> {
    const orderId = (await tx.findOneBy(OrderReport, { id }))?.orderId;
    const order = orderId === undefined ? null : await findLocked(tx, Order, orderId);
    // Read with a lock, too: the snapshot of the transaction could be outdated.
    const report = order && (await findLocked(tx, OrderReport, id));
    if (!order || !report) throw notFound('report', 'reportId');
    const status = decision === ReportDecision.REJECT ? REJECTED : REFUNDED;
    const fingerprint = fingerprintOf(id, decision);
    if (report.status !== OPEN) {
      const { creditNoteId } = report;
      const note = creditNoteId && (await tx.findOneBy(CreditNote, { id: creditNoteId }));
      if (report.status === status && (!note || note.fingerprint === fingerprint)) return [];
      const current = {
        reportId: id,
        isRefunded: report.status === REFUNDED,
        answer: report.answer,
      };
      throw refused('reportId', orderingMessages.reportDecided(), current);
    }
    const decided = { status, answer: reason, decidedAt: this.clock.now() };
    if (decision === ReportDecision.REJECT) {
      await tx.update(OrderReport, { id }, decided);
      await this.record(tx, 'order.report-rejected', { ...report, status }, actor);
      const said = orderingMessages.reportRejected({ reason });
      await this.dependencies.stateMachine.recordNote(tx, order, actor, said);
      return [];
    }
    const stored = await tx.findBy(OrderLine, { orderId: order.id });
    const lines = report.lines.map(({ orderLineId: lineId, quantity }) => {
      const expectedVersion = stored.find((line) => line.id === lineId)?.version ?? 0;
      return { lineId, quantity, goods, expectedVersion };
    });
    const { note, refundIds } = await this.dependencies.refunding.refundWithin(tx, {
      ...{ orderId: order.id, lines, reason, actor },
      requestKey: `report-${id}`,
      fingerprint,
      isCreditOnly: decision === ReportDecision.CREDIT,
    });
    await tx.update(OrderReport, { id }, { ...decided, creditNoteId: note.id });
    return refundIds;
  }

  /** The reports of each order, oldest first. The caller must have checked the permission. */
  async of(orderIds: number[]): Promise<Map<number, OrderReport[]>> {
    const where = { orderId: In(orderIds) };
    const reports = await this.database.read.find(OrderReport, { where, order: { id: 'ASC' } });
    const byOrder = new Map<number, OrderReport[]>(orderIds.map((id) => [id, []]));
    for (const report of reports) byOrder.get(report.orderId)?.push(report);
    return byOrder;
  }

  /**
   * Until when problems of each delivered order can be reported; omits orders whose time is over, or for which no
   * further report is accepted. The caller must have checked the permission.
   */
  async reportableUntil(orderIds: number[]): Promise<Map<number, Date[]>> {
    const { read } = this.database;
    const deadlines = await reportDeadlines(read, orderIds);
    const reports = await this.of(orderIds);
    const now = this.clock.now();
    return new Map(
      [...deadlines].flatMap(([orderId, until]) =>
        now <= until && (reports.get(orderId) ?? []).length < MOST_REPORTS
          ? [[orderId, [until]]]
          : [],
      ),
    );
  }

  /** The lines of the orders of reports. The caller must have checked the permission. */
  async linesOfOrders(orderIds: number[]): Promise<Map<number, OrderLine[]>> {
    const where = { orderId: In(orderIds) };
    const lines = await this.database.read.find(OrderLine, { where, order: { id: 'ASC' } });
    const byOrder = new Map<number, OrderLine[]>(orderIds.map((id) => [id, []]));
    for (const line of lines) byOrder.get(line.orderId)?.push(line);
    return byOrder;
  }

  /** Without the text: it may be about a person, and the audit log is never changed. */
  private async record(
    tx: Transaction,
    action: string,
    { id: reportId, orderId: subjectId, kind, lines, status }: OrderReport,
    actor: EventActor,
  ): Promise<void> {
    const after = { reportId, kind, lines, status };
    const about = { subject: 'order', subjectId } as const;
    await this.dependencies.events.record(tx, [{ actor, action, ...about, after }]);
  }

  private async assertReportable(
    tx: Transaction,
    { id: orderId, status }: Order,
    earlier: readonly OrderReport[],
  ): Promise<void> {
    const { DELIVERED } = OrderStatus;
    if (status !== DELIVERED) throw refused('orderId', orderingMessages.reportLater());
    const until = (await reportDeadlines(tx, [orderId])).get(orderId);
    if (!until || this.clock.now() > until)
      throw refused('orderId', orderingMessages.reportTooLate({ days: REPORT_DAYS }));
    if (earlier.length >= MOST_REPORTS)
      throw refused('orderId', orderingMessages.reportsEnough({ most: MOST_REPORTS }));
  }
}

/** Until when problems of delivered orders can be reported, counted from the last delivery of an order. */
async function reportDeadlines(
  manager: Transaction,
  orderIds: number[],
): Promise<Map<number, Date>> {
  const { DELIVERED, OUT_FOR_DELIVERY } = OrderStatus;
  const deliveries = await manager.find(OrderEvent, {
    where: { orderId: In(orderIds), fromStatus: OUT_FOR_DELIVERY, toStatus: DELIVERED },
    order: { id: 'ASC' },
  });
  const afterIt = ({ at }: OrderEvent) => new Date(at.getTime() + REPORT_DAYS * DAY_MS);
  return new Map(deliveries.map((event) => [event.orderId, afterIt(event)]));
}

async function readLines(inputs: readonly ReportedLineInput[]): Promise<ReportedLine[]> {
  const lines: ReportedLine[] = [];
  for (const each of inputs) {
    const { orderLineId, quantity } = await assertValid(ReportedLineInput, each);
    lines.push({
      orderLineId: readRecordId(orderLineId, 'order line', 'orderLineId'),
      quantity,
    });
  }
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size < lines.length)
    throw fieldError('lines', orderingMessages.refundLinesOnce());
  return lines;
}

/** The fingerprint that a credit note stores of the decision; money and gift credit are different decisions. */
const fingerprintOf = (reportId: number, decision: ReportDecision): string =>
  requestFingerprint([
    'report',
    reportId,
    ...(decision === ReportDecision.CREDIT ? ['credit'] : []),
  ]);

/** Refuses more pieces than were delivered and are neither paid back nor reported already. */
async function assertThere(
  tx: Transaction,
  orderId: number,
  lines: readonly ReportedLine[],
  earlier: readonly OrderReport[],
): Promise<void> {
  const stored = await tx.findBy(OrderLine, { orderId });
  const open = earlier.filter(({ status }) => status === OPEN).flatMap((report) => report.lines);
  for (const { orderLineId, quantity } of lines) {
    const line = stored.find(({ id }) => id === orderLineId);
    if (!line) throw notFound('order line', 'orderLineId');
    const reported = open
      .filter((each) => each.orderLineId === orderLineId)
      .reduce((sum, each) => sum + each.quantity, 0);
    const left = line.quantity - line.refundedQuantity - reported;
    if (quantity > left) throw fieldError('quantity', orderingMessages.refundPieces({ left }));
  }
}

function refused(
  field: string,
  message: Message,
  current?: Readonly<Record<string, unknown>>,
): ShopError {
  const details = current && { current };
  return new ShopError('REPORT_REFUSED', message, { [field]: message }, undefined, details);
}
