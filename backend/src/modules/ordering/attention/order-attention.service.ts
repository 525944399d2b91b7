import { istDate } from '../../../kernel/ist';
import { Clock } from '../../../kernel/clock';
import { OrderStatus } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Lateness, latenessOf } from '../board/lateness.rules';
import { OrderReport, OrderReportStatus } from '../reports/order-report.entity';
import { OrderAttention, OrdersInNeed } from './order-attention.type';

/** Orders that share everything that matters here. */
interface OpenOrders extends OrdersInNeed {
  status: OrderStatus;
  slotDate: string;
  slotEndMinute: number;
}

type StoredCount = Record<'count' | 'toPayPaise', string | number | null>;

const { DELIVERED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED, PENDING, PICKING, SUCCESS } =
  OrderStatus;

/** Orders that need attention, for the first screen of the staff. */
export class OrderAttentionService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly clock: Clock,
  ) {}

  /** Throws UNAUTHENTICATED, FORBIDDEN. */
  async now(viewer: Viewer): Promise<OrderAttention> {
    requirePermission(viewer, 'read-orders');
    const now = this.clock.now();
    const today = istDate(now);
    const open = await this.openOrders();
    const withStatus = (status: OrderStatus) => open.filter((each) => each.status === status);
    const placed = withStatus(SUCCESS);
    return {
      toPick: sumOf(placed.filter(({ slotDate }) => slotDate <= today)),
      toPickLater: sumOf(placed.filter(({ slotDate }) => slotDate > today)),
      packed: sumOf(withStatus(PACKED)),
      outForDelivery: sumOf(withStatus(OUT_FOR_DELIVERY)),
      late: sumOf(open.filter((each) => latenessOf(each, now) === Lateness.LATE)),
      deliveryFailed: sumOf(withStatus(DELIVERY_FAILED)),
      unpaid: await this.withMoney(PaymentStatus.PENDING, DELIVERED),
      failedPayments: await this.withMoney(PaymentStatus.FAILED, PENDING),
      failedRefunds: await this.failedRefunds(),
      openReports: await this.database.read.countBy(OrderReport, {
        status: OrderReportStatus.OPEN,
      }),
    };
  }

  private async openOrders(): Promise<OpenOrders[]> {
    const rows = await this.database.read.query<(OpenOrders & StoredCount)[]>(OPEN, [
      ...[SUCCESS, PICKING, PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED],
    ]);
    return rows.map((row) => ({ ...row, ...countOf(row) }));
  }

  private async withMoney(paymentStatus: PaymentStatus, status: OrderStatus) {
    const values = [paymentStatus, status];
    const [row] = await this.database.read.query<StoredCount[]>(WITH_MONEY, values);
    return countOf(row);
  }

  private async failedRefunds(): Promise<number> {
    const { FAILED } = PaymentStatus;
    const values = [FAILED, FAILED];
    const [row] = await this.database.read.query<StoredCount[]>(FAILED_REFUNDS, values);
    return countOf(row).count;
  }
}

const OPEN = `SELECT status, slotDate, slotEndMinute, COUNT(*) AS count, SUM(toPayPaise) AS toPayPaise
  FROM orders WHERE status IN (?, ?, ?, ?, ?) GROUP BY status, slotDate, slotEndMinute`;

const WITH_MONEY = `SELECT COUNT(*) AS count, SUM(toPayPaise) AS toPayPaise
  FROM orders WHERE paymentStatus = ? AND status = ?`;

const FAILED_REFUNDS = `SELECT COUNT(*) AS count, 0 AS toPayPaise FROM refunds r
  WHERE r.status = ? AND NOT EXISTS (
    SELECT 1 FROM refunds later
    WHERE later.paymentId = r.paymentId AND later.id > r.id AND later.status <> ?)`;

function countOf(row: StoredCount | undefined): OrdersInNeed {
  return { count: Number(row?.count ?? 0), toPayPaise: Number(row?.toPayPaise ?? 0) };
}

function sumOf(orders: readonly OrdersInNeed[]): OrdersInNeed {
  return {
    count: orders.reduce((sum, { count }) => sum + count, 0),
    toPayPaise: orders.reduce((sum, { toPayPaise }) => sum + toPayPaise, 0),
  };
}
