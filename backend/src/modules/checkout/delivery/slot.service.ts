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

/** The number of booked places of a window. */
type BookedCount = Pick<DeliverySlotRecord, 'date' | 'startMinute' | 'bookedCount'>;

/** The delivery windows and their availability. */
export class SlotService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
  ) {}

  /** The windows of seven days with their availability, including full and closed ones. */
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
      // Bookings exceed the capacity if that was lowered.
      const remaining = Math.max(0, capacity - (booked.get(id) ?? 0));
      const full = remaining > 0 ? null : SlotClosedReason.FULL;
      const closedReason = isClosed(window, now) ? SlotClosedReason.CLOSED : full;
      return { id, date, startMinute, endMinute, capacity, remaining, closedReason };
    });
  }

  /** The windows offered on one day, past or future, and the bookings of these and of all others. */
  async onDay(date: string): Promise<DayOccupancy> {
    const { read } = this.database;
    const offered = offeredOn(await this.settings.current(read), date);
    const booked = await this.bookedCounts(read, [date]);
    const bookedCount = (startMinute: number) => booked.get(slotId({ date, startMinute })) ?? 0;
    return { offered, bookedCount };
  }

  /** The first window with room; null if there is none. */
  async next(): Promise<DeliverySlot | null> {
    return (await this.list()).find(({ closedReason }) => closedReason === null) ?? null;
  }

  /**
   * The window that an order would have now: the requested one, or the first with room.
   * @throws SLOT_UNAVAILABLE if it is unknown, closed or full, or none has room
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
   * Chooses the window of an order: the requested one, or the first with room. `book` books the place, as late as
   * possible: from then on, orders of the same window wait for each other.
   * @throws SLOT_UNAVAILABLE if it is unknown or closed, or none has room
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
   * Books a place in the chosen window, within the caller's transaction. This also rechecks the settings: changes
   * committed since the choice count.
   * @throws SLOT_UNAVAILABLE if the requested one is full or closed; ConflictError (the unit of work is retried) if the
   *   first with room no longer has any
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

  /** Releases the place of a cancelled order, within the caller's transaction. */
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
   * Sets the capacity of some days' windows to that of changed settings, within the transaction of that change. All
   * windows that were or are offered get a record, so that an order priced by the previous settings meets it: one of
   * the two waits for the other. Bookings are kept.
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

  /** Sets the capacity of windows that were booked before settings existed to that of the settings. */
  async adopt(tx: Transaction, settings: DeliverySchedule): Promise<void> {
    const records = await tx.find(DeliverySlotRecord, {
      select: { date: true },
      where: { date: MoreThanOrEqual(istDate(this.clock.now())) },
    });
    const dates = records.map(({ date }) => date);
    await this.follow(tx, dates, settings, settings);
  }

  /** The number of booked places in the windows of these days, by the id of the window. */
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

  /** A concurrent insert is possible: then the other record counts. */
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
