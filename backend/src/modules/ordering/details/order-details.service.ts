import { In } from 'typeorm';
import { OrderStatus } from '../../../kernel/order.enums';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { Database } from '../../../platform/database/database';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLine } from '../orders/order-line.entity';

/** Details of orders for a caller who may see the orders. Each is one statement, regardless of the number of orders. */
export class OrderDetailsService {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  /** The lines of each order. */
  async linesOf(orderIds: number[]): Promise<Map<number, OrderLine[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(OrderLine, { where, order: { id: 'ASC' } }));
  }

  /** Of each product, the pieces of orders that are still to be picked; products without any are missing. */
  async piecesToPick(productIds: number[]): Promise<Map<number, number[]>> {
    const { PENDING, SUCCESS, PICKING } = OrderStatus;
    const rows: { productId: number; pieces: string | number }[] = await this.database.read
      .createQueryBuilder(OrderLine, 'l')
      .innerJoin('l.order', 'o')
      .select('l.productId', 'productId')
      .addSelect('SUM(l.quantity - COALESCE(l.pickedQuantity, 0))', 'pieces')
      .where('l.productId IN (:...productIds)', { productIds })
      .andWhere('o.status IN (:...statuses)', { statuses: [PENDING, SUCCESS, PICKING] })
      .groupBy('l.productId')
      .getRawMany();
    return new Map(rows.map(({ productId, pieces }) => [productId, [Number(pieces)]]));
  }

  /** The events of each order, in chronological order. */
  async eventsOf(orderIds: number[]): Promise<Map<number, OrderEvent[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(OrderEvent, { where, order: { id: 'ASC' } }));
  }

  /** The payments of each order, oldest first. */
  async paymentsOf(orderIds: number[]): Promise<Map<number, Payment[]>> {
    const where = { orderId: In(orderIds) };
    return byOrder(await this.database.read.find(Payment, { where, order: { id: 'ASC' } }));
  }

  /** These payments by id. */
  async paymentsById(ids: number[]): Promise<Map<number, Payment[]>> {
    const payments = await this.database.read.findBy(Payment, { id: In(ids) });
    return new Map(payments.map((payment) => [payment.id, [payment]]));
  }

  /** The completed and pending refunds of each order, oldest first. */
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
