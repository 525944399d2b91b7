import { EntityManager, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { istDate } from '../../../kernel/ist';
import { ShopError } from '../../../kernel/shop-error';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { DeliverySettingsService } from '../delivery-settings/delivery-settings.service';
import {
  DayOccupancy,
  DeliverySchedule,
  OfferedWindow,
  SlotWindow,
  bookableWindows,
  isClosed,
  offeredOn,
  slotId,
} from '../delivery-settings/schedule.rules';
import { DeliverySlotRecord } from './delivery-slot.entity';
import { DeliverySlot, SlotClosedReason } from './delivery-slot.type';
import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** How many places of a window are taken. */
type BookedCount = Pick<DeliverySlotRecord, 'date' | 'startMinute' | 'bookedCount'>;

/** The delivery windows and what is left of them. */
export class SlotService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
  ) {}

  /** The windows of seven days with what is left of each; full and closed ones say so. */
  async list(): Promise<DeliverySlot[]> {
    const now = this.clock.now();
    const { read } = this.database;
    const windows = bookableWindows(await this.settings.current(read), now);
    const booked = await this.bookedCounts(
      read,
      windows.map(({ date }) => date),
    );
    return windows.map((window) => {
      const { date, startMinute, endMinute, capacity } = window;
      const id = slotId(window);
      // More are booked than it takes where its capacity was lowered.
      const remaining = Math.max(0, capacity - (booked.get(id) ?? 0));
      const full = remaining > 0 ? null : SlotClosedReason.FULL;
      const closedReason = isClosed(window, now) ? SlotClosedReason.CLOSED : full;
      return { id, date, startMinute, endMinute, capacity, remaining, closedReason };
    });
  }

  /** The windows that are offered on one day, past or to come, and what is booked in those and in any other. */
  async onDay(date: string): Promise<DayOccupancy> {
    const { read } = this.database;
    const offered = offeredOn(await this.settings.current(read), date);
    const booked = await this.bookedCounts(read, [date]);
    const bookedCount = (startMinute: number) => booked.get(slotId({ date, startMinute })) ?? 0;
    return { offered, bookedCount };
  }

  /** The first window with room; null where there is none. */
  async next(): Promise<DeliverySlot | null> {
    return (await this.list()).find(({ closedReason }) => closedReason === null) ?? null;
  }

  /**
   * The window that an order would have at this moment: the one that is wanted, or the first with room.
   * @throws SLOT_UNAVAILABLE where it is unknown, closed or full, or none has room
   */
  async available(wantedId: string | undefined | null): Promise<DeliverySlot> {
    const slot = wantedId
      ? (await this.list()).find(({ id }) => id === wantedId)
      : await this.next();
    if (slot?.closedReason === null) return slot;
    const isFull = slot ? slot.closedReason === 'FULL' : !wantedId;
    throw slotUnavailable(isFull ? checkoutMessages.slotFull() : checkoutMessages.slotClosed());
  }

  /**
   * The window of an order: the one that is wanted, or the first with room. A place is booked by `book`, as late as can
   * be: orders of the same window wait for each other from then on.
   * @throws SLOT_UNAVAILABLE where it is unknown or closed, or none has room
   */
  async choose(
    tx: Transaction,
    schedule: DeliverySchedule,
    wantedId: string | undefined | null,
  ): Promise<OfferedWindow> {
    const now = this.clock.now();
    const open = bookableWindows(schedule, now).filter((window) => !isClosed(window, now));
    const isNamed = wantedId !== undefined && wantedId !== null;
    if (isNamed) {
      const wanted = open.find((window) => slotId(window) === wantedId);
      if (!wanted) throw slotUnavailable(checkoutMessages.slotClosed());
      return wanted;
    }
    const booked = await this.bookedCounts(
      tx,
      open.map(({ date }) => date),
    );
    const first = open.find((window) => (booked.get(slotId(window)) ?? 0) < window.capacity);
    if (!first) throw slotUnavailable(checkoutMessages.slotFull());
    return first;
  }

  /**
   * Books a place in the window that was chosen, within the caller's transaction. What the settings offer is checked
   * anew with that: a change of them that was committed since the window was chosen counts.
   * @throws SLOT_UNAVAILABLE where the wanted one is full or closed; ConflictError (the unit of work tries again) where
   *   the first with room is so by now
   */
  async book(tx: Transaction, window: OfferedWindow, isWanted: boolean): Promise<void> {
    if (await this.takePlace(tx, window)) return;
    if (!isWanted) throw new ConflictError('The delivery slot was filled meanwhile');
    const { date, startMinute } = window;
    const isTakenAway = await tx.existsBy(DeliverySlotRecord, {
      ...{ date, startMinute },
      offeredCount: 0,
    });
    throw slotUnavailable(
      isTakenAway ? checkoutMessages.slotClosed() : checkoutMessages.slotFull(),
    );
  }

  /** Gives the place of an order that is called off back, within the caller's transaction. */
  async release(
    tx: Transaction,
    { date, startMinute }: Pick<SlotWindow, 'date' | 'startMinute'>,
  ): Promise<void> {
    await tx
      .createQueryBuilder()
      .update(DeliverySlotRecord)
      .set({ bookedCount: () => 'bookedCount - 1' })
      .where('date = :date AND startMinute = :startMinute AND bookedCount > 0', {
        date,
        startMinute,
      })
      .execute();
  }

  /**
   * Makes the windows of some days take what a change of the settings says, within the transaction of that change. All
   * windows that were or are offered get a record, so an order that was priced by the settings of before meets it: one
   * of the two waits for the other. What is booked stays booked.
   */
  async follow(
    tx: Transaction,
    dates: readonly string[],
    before: DeliverySchedule,
    after: DeliverySchedule,
  ): Promise<void> {
    for (const date of [...new Set(dates)].sort()) {
      const counts = new Map((await this.recordsOf(tx, date)).map((start) => [start, 0]));
      for (const { startMinute } of offeredOn(before, date)) counts.set(startMinute, 0);
      for (const { startMinute, capacity } of offeredOn(after, date))
        counts.set(startMinute, capacity);
      for (const [startMinute, count] of [...counts].sort(([a], [b]) => a - b))
        await this.offer(tx, { date, startMinute }, count);
    }
  }

  /** Makes the windows that were booked before there were settings take what those say. */
  async adopt(tx: Transaction, settings: DeliverySchedule): Promise<void> {
    const records = await tx.find(DeliverySlotRecord, {
      select: { date: true },
      where: { date: MoreThanOrEqual(istDate(this.clock.now())) },
    });
    const dates = records.map(({ date }) => date);
    await this.follow(tx, dates, settings, settings);
  }

  /** How many places of the windows of these days are taken, by the id of the window. */
  async bookedCounts(
    manager: EntityManager,
    dates: readonly string[],
  ): Promise<Map<string, number>> {
    if (dates.length === 0) return new Map();
    const records = await manager
      .createQueryBuilder()
      .from(DeliverySlotRecord, 'slot')
      .select('slot.date', 'date')
      .addSelect('slot.startMinute', 'startMinute')
      .addSelect('slot.bookedCount', 'bookedCount')
      .where('slot.date IN (:...dates)', { dates: [...new Set(dates)] })
      .getRawMany<BookedCount>();
    return new Map(records.map((record) => [slotId(record), record.bookedCount]));
  }

  private async takePlace(tx: Transaction, window: OfferedWindow): Promise<boolean> {
    if (await this.countBooking(tx, window)) return true;
    const { date, startMinute, capacity } = window;
    if (await tx.existsBy(DeliverySlotRecord, { date, startMinute })) return false;
    await this.insert(tx, { date, startMinute, capacity, offeredCount: capacity });
    return this.countBooking(tx, window);
  }

  private async countBooking(tx: Transaction, { date, startMinute }: SlotWindow): Promise<boolean> {
    return (await affectedBy(tx, COUNT_BOOKING, [date, startMinute])) === 1;
  }

  private async offer(
    tx: Transaction,
    { date, startMinute }: Pick<SlotWindow, 'date' | 'startMinute'>,
    count: number,
  ): Promise<void> {
    const values = [count, count, count, date, startMinute];
    if ((await affectedBy(tx, OFFER, values)) === 1) return;
    await this.insert(tx, { date, startMinute, capacity: count, offeredCount: count });
    await affectedBy(tx, OFFER, values);
  }

  /** Somebody else may insert it at the same moment: then theirs is the one that counts. */
  private async insert(
    tx: Transaction,
    record: Pick<DeliverySlotRecord, 'date' | 'startMinute' | 'capacity' | 'offeredCount'>,
  ): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(DeliverySlotRecord)
      .values({ ...record, bookedCount: 0 })
      .orIgnore()
      .execute();
  }

  private async recordsOf(tx: Transaction, date: string): Promise<number[]> {
    const records = await tx.find(DeliverySlotRecord, {
      select: { startMinute: true },
      where: { date },
    });
    return records.map(({ startMinute }) => startMinute);
  }
}

const COUNT_BOOKING = `UPDATE delivery_slots SET bookedCount = bookedCount + 1
  WHERE date = ? AND startMinute = ? AND bookedCount < COALESCE(offeredCount, capacity)`;

const OFFER = `UPDATE delivery_slots
  SET offeredCount = ?, capacity = CASE WHEN bookedCount > ? THEN bookedCount ELSE ? END
  WHERE date = ? AND startMinute = ?`;

function slotUnavailable(message: Message): ShopError {
  return new ShopError('SLOT_UNAVAILABLE', message, { deliverySlotId: message });
}
