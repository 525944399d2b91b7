import { And, In, MoreThan } from 'typeorm';
import { assertPage } from '../../../kernel/page';
import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId, readSoughtNumber } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound, outOfRange } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CollectionsService } from '../collections/collections.service';
import { OrderNoteInput } from '../notes/order-note.input';
import { OrderNotesService } from '../notes/order-notes.service';
import { orderingMessages } from '../ordering.messages';
import { Order } from '../orders/order.entity';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { ReceiptService } from '../receipts/receipt.service';
import { RoundsService, openStopsOf } from '../rounds/rounds.service';
import { CarriedOrder, OrdersToCarry } from './carried-order.type';
import { CarriedTo, CarryOrderInput } from './carry-order.input';

/** Dependencies of the courier's operations. */
export interface CourierDependencies {
  collections: CollectionsService;
  notes: OrderNotesService;
  receipts: ReceiptService;
  rounds: RoundsService;
  stateMachine: OrderStateMachine;
}

/** A query for a page of orders. */
export interface CarriedPart {
  /** Only these orders; null for all. */
  ids: readonly string[] | null;
  after: string | null;
  pageSize: number;
}

const { OUT_FOR_DELIVERY, PACKED } = OrderStatus;
const MOST_IDS = 100;

/** The statuses in which orders are a courier's: packed or on their way. */
const CARRIED: readonly OrderStatus[] = [PACKED, OUT_FOR_DELIVERY];

/**
 * The operations of a courier's program on orders that are packed or on their way, and on no round of the shop's own
 * riders. It sees of these what riders see: where to deliver, whom to call, and what to collect. All reads and writes
 * check `CARRIED` and the open stops.
 */
export class CourierService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: CourierDependencies,
  ) {}

  /**
   * A page of the orders to carry, by id, of all or of some.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (ids, after, pageSize)
   */
  async part(viewer: Viewer, { ids, after, pageSize }: CarriedPart): Promise<OrdersToCarry> {
    requirePermission(viewer, 'carry-orders');
    assertPage({ page: 1, pageSize });
    if (ids && (ids.length === 0 || ids.length > MOST_IDS))
      throw fieldError('ids', orderingMessages.orderCount({ field: 'ids', most: MOST_IDS }));
    const sought = ids?.map((each) => readSoughtNumber(each, 'ids'));
    const place = after === null ? 0 : readSoughtNumber(after, 'after');
    const { read } = this.database;
    const behind = MoreThan(place);
    const found = await read.find(Order, {
      where: { status: In([...CARRIED]), id: sought ? And(In(sought), behind) : behind },
      order: { id: 'ASC' },
      take: pageSize + 1,
    });
    const shown = found.slice(0, pageSize);
    const { rounds } = this.dependencies;
    const taken = await openStopsOf(read, shown);
    const items = await rounds.toDeliver(shown.filter(({ id }) => !taken.has(id)));
    return { items, hasNext: found.length > pageSize, endCursor: shown.at(-1)?.id ?? null };
  }

  /**
   * Changes the status of an order, with the cash collected at the door. A repeated call changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND if the courier may not carry it, ORDER_MOVE_REFUSED if
   *   its status does not allow the transition
   */
  async carry(viewer: Viewer, values: CarryOrderInput): Promise<CarriedOrder> {
    const actor = staffActor(viewer, 'carry-orders');
    const input = await assertValid(CarryOrderInput, trimTexts({ ...values }));
    const { to, note = null } = input;
    const cashPaise = input.cashPaise ?? 0;
    const id = readRecordId(input.orderId, 'order', 'orderId');
    if (to === CarriedTo.DELIVERY_FAILED && note === null)
      throw fieldError('note', orderingMessages.failureReasonMissing());
    if (to !== CarriedTo.DELIVERED && cashPaise > 0) throw outOfRange('cashPaise', 0, 0);
    const work = async (tx: Transaction): Promise<CarriedOrder> => {
      const order = await findLocked(tx, Order, id);
      if (order && order.status === (to as string)) return { id, status: order.status };
      const carried = await free(tx, order);
      const status = await this.move(tx, carried, to, actor, note);
      const { collections, receipts } = this.dependencies;
      // An order has its receipt from packing on, even if a server of the previous version packed it.
      await receipts.issue(tx, id);
      if (to === CarriedTo.DELIVERED) await collections.atDelivery(tx, carried, cashPaise, actor);
      return { id, status };
    };
    return this.database.write(work, { repeatable: true });
  }

  /**
   * Adds a driver's note to an order, visible to the staff only. Repeating the last note does not add it again.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND if the courier may not carry it, VALIDATION (text)
   */
  async note(viewer: Viewer, id: number, values: { text: string }): Promise<CarriedOrder> {
    const actor = staffActor(viewer, 'carry-orders');
    const { text } = await assertValid(OrderNoteInput, trimTexts(values));
    return this.database.write(async (tx) => {
      const { status } = await free(tx, await findLocked(tx, Order, id));
      await this.dependencies.notes.once(tx, id, actor, text);
      return { id, status };
    });
  }

  private async move(
    tx: Transaction,
    { id, status }: Order,
    to: CarriedTo,
    actor: Actor,
    note: string | null,
  ): Promise<OrderStatus> {
    const next = to as string as OrderStatus;
    const from = to === CarriedTo.OUT_FOR_DELIVERY ? PACKED : OUT_FOR_DELIVERY;
    const { stateMachine } = this.dependencies;
    if (await stateMachine.transition(tx, id, [from], next, actor, {}, note)) return next;
    const message = orderingMessages.noSuchMove({ fromStatus: status, toStatus: to });
    throw new ShopError('ORDER_MOVE_REFUSED', message, { to: message });
  }
}

/** The order, if a courier may carry it. Throws NOT_FOUND. */
async function free(tx: Transaction, order: Order | null): Promise<Order> {
  const isCarried =
    order && CARRIED.includes(order.status) && !(await openStopsOf(tx, [order])).has(order.id);
  if (!isCarried) throw notFound('order', 'orderId');
  return order;
}
