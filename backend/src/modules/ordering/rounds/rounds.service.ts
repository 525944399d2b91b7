import { EntityManager, In, IsNull } from 'typeorm';
import { Admin, Customer, StaffEmails } from '../../identity';
import { fullNameOf } from '../../identity/index.rules';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Paise } from '../../../kernel/money';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Collection, CollectionKind } from '../collections/collection.entity';
import { toCollectPaise } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { UpiRequest, upiRequestOf } from '../upi/upi-request.rules';
import { UpiSettingsService } from '../upi/upi-settings.service';
import { DeliveryRound } from './delivery-round.entity';
import { RoundStop } from './round-stop.entity';
import { OrderRecipient, OrderToDeliver, Rider, RoundStopView, RoundView } from './round.type';
import { byAddress, isOpenStop } from './stop.rules';

/** The UPI payment request of an order. */
type UpiRequestOf = (order: Order) => UpiRequest | null;

/** Most rounds in a list: riders never make so many in a day, or leave so many not handed in. */
const MOST_ROUNDS = 200;

/** Rounds as riders and staff see them. */
export class RoundsService {
  constructor(
    private readonly database: Database,
    private readonly staffEmails: StaffEmails,
    private readonly upi: { settings: UpiSettingsService; prefix: string },
  ) {}

  /** The caller's own rounds whose cash is not handed in, oldest first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async mine(viewer: Viewer): Promise<RoundView[]> {
    const riderId = requirePermission(viewer, 'deliver-orders');
    const where = { riderId, handedInAt: IsNull() };
    const order = { slotDate: 'ASC', slotStartMinute: 'ASC', id: 'ASC' } as const;
    const { read } = this.database;
    return this.viewsOf(await read.find(DeliveryRound, { where, order, take: MOST_ROUNDS }));
  }

  /**
   * The rounds of a day, and all whose cash is not handed in, newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async onDay(viewer: Viewer, slotDate: string): Promise<RoundView[]> {
    requirePermission(viewer, 'read-orders');
    const where = [{ slotDate }, { handedInAt: IsNull() }];
    const order = { slotDate: 'DESC', slotStartMinute: 'DESC', id: 'DESC' } as const;
    const { read } = this.database;
    return this.viewsOf(await read.find(DeliveryRound, { where, order, take: MOST_ROUNDS }));
  }

  /**
   * The packed orders of a day that are on no round, by slot and then pin code and address.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async ordersToDeliver(viewer: Viewer, slotDate: string): Promise<OrderToDeliver[]> {
    requirePermission(viewer, 'move-orders');
    const { read } = this.database;
    const packed = await read.findBy(Order, { slotDate, status: OrderStatus.PACKED });
    const taken = await openStopsOf(read, packed);
    const free = byAddress(packed.filter(({ id }) => !taken.has(id)));
    free.sort((one, other) => one.slotStartMinute - other.slotStartMinute);
    return this.toDeliver(free);
  }

  /**
   * The staff who can be given a round; those with the fewest permissions first, as they are the riders. Throws
   * UNAUTHENTICATED, FORBIDDEN.
   */
  async riders(viewer: Viewer): Promise<Rider[]> {
    requirePermission(viewer, 'move-orders');
    const admins = await this.database.read.find(Admin, { order: { email: 'ASC' } });
    return admins
      .filter(({ permissions }) => permissions.includes('deliver-orders'))
      .sort((one, other) => one.permissions.length - other.permissions.length)
      .map(({ id, email }) => ({ id: String(id), email }));
  }

  /** One round. The caller must have checked the permission. */
  async find(id: number): Promise<RoundView> {
    const round = await this.database.read.findOneByOrFail(DeliveryRound, { id });
    const [view] = await this.viewsOf([round]);
    return view as RoundView;
  }

  /** The delivery data of an order. The caller must have checked the permission. */
  async order(id: number): Promise<OrderToDeliver> {
    const order = await this.database.read.findOneByOrFail(Order, { id });
    const [found] = await this.toDeliver([order]);
    return found as OrderToDeliver;
  }

  /** The same for several orders, in their sequence. */
  async toDeliver(orders: readonly Order[]): Promise<OrderToDeliver[]> {
    const upiRequest = await this.upiRequests();
    const recipientOf = await recipientsOf(this.database.read, orders);
    return orders.map((order) => {
      const { id, status, slotDate, slotStartMinute, slotEndMinute } = order;
      return {
        ...{ id: String(id), status, slotDate, slotStartMinute, slotEndMinute },
        address: order.deliveryAddress,
        recipient: recipientOf(order),
        toCollectPaise: toCollectPaise(order),
        upiRequest: upiRequest(order),
      };
    });
  }

  /** Creates UPI payment requests of orders by the current settings. */
  private async upiRequests(): Promise<UpiRequestOf> {
    const { settings, prefix } = this.upi;
    const { payeeAddress, payeeName } = await settings.current();
    return (order) => {
      const openPaise = toCollectPaise(order);
      if (payeeAddress === null || payeeName === null || openPaise === 0) return null;
      const { id, collectedPaise } = order;
      return upiRequestOf(prefix, { payeeAddress, payeeName }, { id, collectedPaise, openPaise });
    };
  }

  private async viewsOf(rounds: readonly DeliveryRound[]): Promise<RoundView[]> {
    const { read } = this.database;
    const ids = rounds.map(({ id }) => id);
    const stops = await read.find(RoundStop, {
      where: { roundId: In(ids) },
      order: { position: 'ASC', id: 'ASC' },
    });
    const orders = await read.findBy(Order, { id: In(stops.map(({ orderId }) => orderId)) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const shown = new Map((await this.toDeliver(orders)).map((order) => [Number(order.id), order]));
    const cash = await cashOfRounds(read, ids);
    const people = rounds.flatMap(({ riderId, handedInById }) => [
      riderId,
      handedInById ?? riderId,
    ]);
    const emails = await this.staffEmails.of([...new Set(people)]);
    const emailOf = (id: number | null) => (id === null ? null : (emails.get(id)?.[0] ?? null));
    return rounds.map((round) => ({
      ...viewOf(round, emailOf),
      cashPaise: cash.get(round.id) ?? 0,
      stops: stops
        .filter(({ roundId }) => roundId === round.id)
        .flatMap((stop) => {
          const order = byId.get(stop.orderId);
          const view = shown.get(stop.orderId);
          return order && view ? [stopView(stop, isOpenStop(stop, order), view)] : [];
        }),
    }));
  }
}

/** The orders among these that are already on a round, with its id. */
export async function openStopsOf(
  manager: EntityManager,
  orders: readonly Order[],
): Promise<Map<number, number>> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const stops = await manager.findBy(RoundStop, { orderId: In([...byId.keys()]) });
  return new Map(
    stops
      .filter((stop) => isOpenStop(stop, byId.get(stop.orderId) as Order))
      .map(({ orderId, roundId }) => [orderId, roundId]),
  );
}

/** The cash that the rider of each round has collected. */
export async function cashOfRounds(
  manager: EntityManager,
  roundIds: readonly number[],
): Promise<Map<number, Paise>> {
  const where = { roundId: In([...roundIds]), kind: CollectionKind.CASH };
  const sums = new Map<number, Paise>();
  for (const { roundId, amountPaise } of await manager.findBy(Collection, where))
    if (roundId !== null) sums.set(roundId, (sums.get(roundId) ?? 0) + amountPaise);
  return sums;
}

function viewOf(
  round: DeliveryRound,
  emailOf: (id: number | null) => string | null,
): Omit<RoundView, 'cashPaise' | 'stops'> {
  const { id, riderId, slotDate, slotStartMinute, slotEndMinute, version, startedAt } = round;
  const { handedInAt: at, handedInById, countedPaise, differencePaise, differenceReason } = round;
  const handIn =
    at === null || countedPaise === null || differencePaise === null
      ? null
      : {
          countedPaise,
          differencePaise,
          reason: differenceReason,
          byEmail: emailOf(handedInById),
          at,
        };
  return {
    ...{ id: String(id), riderId: String(riderId), riderEmail: emailOf(riderId) },
    ...{ slotDate, slotStartMinute, slotEndMinute, version, startedAt, handIn },
  };
}

function stopView(stop: RoundStop, isOpen: boolean, order: OrderToDeliver): RoundStopView {
  const { id, outcome, receivedBy, failureReason, cashPaise, doneAt } = stop;
  return {
    ...{ id: String(id), outcome, receivedBy, failureReason, cashPaise, doneAt },
    isOpen,
    order,
  };
}

/**
 * The recipient of each order. Reads customers only for orders whose address has no name, and only the necessary
 * fields.
 */
async function recipientsOf(
  manager: EntityManager,
  orders: readonly Order[],
): Promise<(order: Order) => OrderRecipient | null> {
  const ids = orders.filter((order) => !order.deliveryAddress).map(({ customerId }) => customerId);
  const select = { id: true, firstName: true, lastName: true, phone: true } as const;
  const where = { id: In([...new Set(ids)]), deletedAt: IsNull() };
  const customers = ids.length === 0 ? [] : await manager.find(Customer, { select, where });
  const byId = new Map(
    customers.map((customer) => [
      customer.id,
      { name: fullNameOf(customer), phone: customer.phone },
    ]),
  );
  return ({ customerId, deliveryAddress }) =>
    deliveryAddress
      ? { name: deliveryAddress.recipientName, phone: deliveryAddress.phone }
      : (byId.get(customerId) ?? null);
}
