import { EntityManager, FindOptionsWhere, LessThanOrEqual, MoreThan } from 'typeorm';
import { Span } from '../../../kernel/days';
import { findById } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { within } from '../../../platform/database/within';
import { Order, PlacedOrder } from './order.entity';
import { OrderLine } from './order-line.entity';
import { OrderStatus } from '../../../kernel/order.enums';

/** A new order; the database assigns the ids of it and its lines. */
export type NewOrder = Omit<Order, 'id' | 'lines' | 'customer'>;
export type NewOrderLine = Omit<OrderLine, 'id' | 'orderId' | 'order' | 'product'>;

/** Reads and writes orders with the given manager: that of a read, or of an open transaction. */
export class OrderRepository {
  constructor(private readonly manager: EntityManager) {}

  /** One order with its lines; null if it does not exist or belongs to another customer. */
  async findOwn(where: FindOptionsWhere<Order> & { customerId: number }): Promise<Order | null> {
    const order = await this.manager.findOneBy(Order, where);
    if (order) await this.loadLines([order]);
    return order;
  }

  /** One order of any customer with its lines, or null. */
  async find(id: number): Promise<Order | null> {
    const order = await findById(this.manager, Order, id);
    if (order) await this.loadLines([order]);
    return order;
  }

  /** A page of a customer's orders with their lines, newest first: three statements. */
  async page(
    where: Partial<Pick<Order, 'customerId' | 'status'>>,
    offset: number,
    limit: number,
  ): Promise<[Order[], number]> {
    const [orders, count] = await this.manager.findAndCount(Order, {
      where,
      order: { id: 'DESC' },
      skip: offset,
      take: limit,
    });
    await this.loadLines(orders);
    return [orders, count];
  }

  /** The next orders by id that were placed in a span of time, with their lines. */
  async placedIn(span: Span, lastId: number, limit: number): Promise<Order[]> {
    const placedAt = within(span);
    const orders = await this.manager.find(Order, {
      where: { id: MoreThan(lastId), ...(placedAt && { placedAt }) },
      order: { id: 'ASC' },
      take: limit,
    });
    await this.loadLines(orders);
    return orders;
  }

  /** Inserts an order without its lines. */
  async insert(order: NewOrder): Promise<PlacedOrder> {
    return { ...order, id: await insertRows(this.manager, Order, [order]) };
  }

  /**
   * Inserts the lines of an order. Their products must be locked already; from here on, the foreign keys protect them.
   */
  async insertLines(orderId: number, lines: NewOrderLine[]): Promise<void> {
    await insertRows(
      this.manager,
      OrderLine,
      lines.map((line) => ({ ...line, orderId })),
    );
  }

  /** The newest order that awaits online payment. */
  findNewestAwaitingPayment(customerId: number): Promise<Order | null> {
    return this.manager.findOne(Order, {
      where: { customerId, status: OrderStatus.PENDING },
      order: { id: 'DESC' },
    });
  }

  /** The next orders by id that were placed by then and still await payment; without lines. */
  unpaidAfter(lastId: number, placedBy: Date, limit: number): Promise<Order[]> {
    return this.manager.find(Order, {
      where: {
        id: MoreThan(lastId),
        status: OrderStatus.PENDING,
        placedAt: LessThanOrEqual(placedBy),
      },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /**
   * Reserves the right to pay an order of a customer until the given instant.
   * @returns false if they have no such order, it does not await payment, or another payment is in progress
   */
  async claimPayment(
    { id, customerId }: Pick<Order, 'id' | 'customerId'>,
    until: Date,
    now: Date,
  ): Promise<boolean> {
    const values = [until, id, customerId, OrderStatus.PENDING, now];
    return (await affectedBy(this.manager, CLAIM_PAYMENT, values)) === 1;
  }

  private async loadLines(orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const lines = await this.manager
      .createQueryBuilder(OrderLine, 'line')
      .where('line.orderId IN (:...ids)', { ids: orders.map(({ id }) => id) })
      .orderBy('line.id', 'ASC')
      .getMany();
    for (const order of orders) order.lines = lines.filter((line) => line.orderId === order.id);
  }
}

const CLAIM_PAYMENT = `UPDATE orders SET paymentClaimedUntil = ?
  WHERE id = ? AND customerId = ? AND status = ? AND (paymentClaimedUntil IS NULL OR paymentClaimedUntil <= ?)`;
