import { In } from 'typeorm';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { Database } from '../../../platform/database/database';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLine } from '../orders/order-line.entity';

/** What belongs to orders that the caller may see already. Each is one statement, however many orders they are. */
export class OrderDetailsService {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  /** What was bought by each order. */
  async linesOf(orderIds: number[]): Promise<Map<number, OrderLine[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(OrderLine, { where, order: { id: 'ASC' } }));
  }

  /** What happened to each order, in the order of time. */
  async eventsOf(orderIds: number[]): Promise<Map<number, OrderEvent[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(OrderEvent, { where, order: { id: 'ASC' } }));
  }

  /** The payments of each order, the oldest first. */
  async paymentsOf(orderIds: number[]): Promise<Map<number, Payment[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(Payment, { where, order: { id: 'ASC' } }));
  }

  /** Each of these payments, by its number. */
  async paymentsById(ids: number[]): Promise<Map<number, Payment[]>> {
    const payments = await this.database.read.findBy(Payment, { id: In(ids) });
    return new Map(payments.map((payment) => [payment.id, [payment]]));
  }

  /** What was or is being paid back of each order, the oldest first. */
  async refundsOf(orderIds: number[]): Promise<Map<number, Refund[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(Refund, { where, order: { id: 'ASC' } }));
  }
}

function byOrder<Row extends { orderId: number | null }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.orderId === null) continue;
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}
