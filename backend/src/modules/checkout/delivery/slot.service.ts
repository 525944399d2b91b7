import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { DeliverySlotRecord } from './delivery-slot.entity';
import { DeliverySlot, SlotClosedReason } from './delivery-slot.type';
import { SlotWindow, bookableWindows, isClosed, slotId } from './slot.rules';

/** How many places of a window are taken. */
type BookedCount = Pick<DeliverySlotRecord, 'date' | 'startMinute' | 'capacity' | 'bookedCount'>;

/** The delivery windows and what is left of them. */
export class SlotService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly capacity: number,
  ) {}

  /** The windows of seven days with what is left of each; full and closed ones say so. One statement. */
  async list(): Promise<DeliverySlot[]> {
    const now = this.clock.now();
    const windows = bookableWindows(now);
    const booked = await this.bookedCounts(this.database.read, windows);
    return windows.map((window) => {
      const record = booked.get(slotId(window));
      const capacity = record?.capacity ?? this.capacity;
      const remaining = capacity - (record?.bookedCount ?? 0);
      const full = remaining > 0 ? null : SlotClosedReason.FULL;
      const closedReason = isClosed(window, now) ? SlotClosedReason.CLOSED : full;
      return { id: slotId(window), ...window, capacity, remaining, closedReason };
    });
  }

  /** The first window with room; null where there is none. One statement. */
  async next(): Promise<DeliverySlot | null> {
    return (await this.list()).find(({ closedReason }) => closedReason === null) ?? null;
  }

  /**
   * The window of an order: the one that is wanted, or the first with room. A place is booked by `book`, as late as can
   * be: orders of the same window wait for each other from then on.
   * @throws SLOT_UNAVAILABLE where it is unknown or closed, or none has room
   */
  async choose(tx: Transaction, wantedId: string | undefined | null): Promise<SlotWindow> {
    const now = this.clock.now();
    const open = bookableWindows(now).filter((window) => !isClosed(window, now));
    const isNamed = wantedId !== undefined && wantedId !== null;
    if (isNamed) {
      const wanted = open.find((window) => slotId(window) === wantedId);
      if (!wanted) throw slotUnavailable('This delivery slot is closed');
      return wanted;
    }
    const booked = await this.bookedCounts(tx, open);
    const first = open.find((window) => {
      const { capacity = this.capacity, bookedCount = 0 } = booked.get(slotId(window)) ?? {};
      return bookedCount < capacity;
    });
    if (!first) throw slotUnavailable('This delivery slot is full');
    return first;
  }

  /**
   * Books a place in the window that was chosen, within the caller's transaction.
   * @throws SLOT_UNAVAILABLE where the wanted one is full; ConflictError (the unit of work tries again) where the first
   *   with room is full by now
   */
  async book(tx: Transaction, window: SlotWindow, isWanted: boolean): Promise<void> {
    if (await this.takePlace(tx, window)) return;
    if (!isWanted) throw new ConflictError('The delivery slot was filled meanwhile');
    throw slotUnavailable('This delivery slot is full');
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

  private async takePlace(tx: Transaction, window: SlotWindow): Promise<boolean> {
    if (await this.countBooking(tx, window)) return true;
    const { date, startMinute } = window;
    if (await tx.existsBy(DeliverySlotRecord, { date, startMinute })) return false;
    const record = { date, startMinute, capacity: this.capacity, bookedCount: 0 };
    // Somebody else may insert it at the same moment: then theirs is the one that counts.
    await tx
      .createQueryBuilder()
      .insert()
      .into(DeliverySlotRecord)
      .values(record)
      .orIgnore()
      .execute();
    return this.countBooking(tx, window);
  }

  private async countBooking(tx: Transaction, { date, startMinute }: SlotWindow): Promise<boolean> {
    return (await affectedBy(tx, COUNT_BOOKING, [date, startMinute])) === 1;
  }

  private async bookedCounts(
    manager: EntityManager,
    windows: SlotWindow[],
  ): Promise<Map<string, BookedCount>> {
    const dates = [...new Set(windows.map(({ date }) => date))];
    const records = await manager
      .createQueryBuilder()
      .from(DeliverySlotRecord, 'slot')
      .select('slot.date', 'date')
      .addSelect('slot.startMinute', 'startMinute')
      .addSelect('slot.capacity', 'capacity')
      .addSelect('slot.bookedCount', 'bookedCount')
      .where('slot.date IN (:...dates)', { dates })
      .getRawMany<BookedCount>();
    return new Map(records.map((record) => [slotId(record), record]));
  }
}

const COUNT_BOOKING = `UPDATE delivery_slots SET bookedCount = bookedCount + 1
  WHERE date = ? AND startMinute = ? AND bookedCount < capacity`;

function slotUnavailable(message: string): ShopError {
  return new ShopError('SLOT_UNAVAILABLE', message, { deliverySlotId: message });
}
