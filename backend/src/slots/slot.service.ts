import { In } from 'typeorm';
import { Clock } from '../kernel/clock';
import { ShopError } from '../kernel/shop-error';
import { Database, Transaction } from '../platform/db/database';
import { DeliverySlotRecord } from './delivery-slot.entity';
import { DeliverySlot, SlotClosedReason } from './delivery-slot.type';
import { SlotWindow, bookableWindows, isClosed, slotId } from './slot.rules';

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
    const booked = await this.bookedCounts(windows);
    return windows.map((window) => {
      const record = booked.get(slotId(window));
      const capacity = record?.capacity ?? this.capacity;
      const remaining = capacity - (record?.bookedCount ?? 0);
      const full = remaining > 0 ? null : SlotClosedReason.FULL;
      const closedReason = isClosed(window, now) ? SlotClosedReason.CLOSED : full;
      return { id: slotId(window), ...window, capacity, remaining, closedReason };
    });
  }

  /**
   * Books a place in a window, or in the first one with room, within the caller's transaction.
   * @throws SLOT_UNAVAILABLE where it is unknown, closed or full
   */
  async book(tx: Transaction, wantedId: string | undefined | null): Promise<SlotWindow> {
    const now = this.clock.now();
    const open = bookableWindows(now).filter((window) => !isClosed(window, now));
    const isNamed = wantedId !== undefined && wantedId !== null;
    const wanted = isNamed ? open.filter((window) => slotId(window) === wantedId) : open;
    for (const window of wanted) if (await this.takePlace(tx, window)) return window;
    throw slotUnavailable(
      wanted.length > 0 ? 'This delivery slot is full' : 'This delivery slot is closed',
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
    const { affected } = await tx
      .createQueryBuilder()
      .update(DeliverySlotRecord)
      .set({ bookedCount: () => 'bookedCount + 1' })
      .where('date = :date AND startMinute = :startMinute AND bookedCount < capacity', {
        date,
        startMinute,
      })
      .execute();
    return affected === 1;
  }

  private async bookedCounts(windows: SlotWindow[]): Promise<Map<string, DeliverySlotRecord>> {
    const dates = [...new Set(windows.map(({ date }) => date))];
    const records = await this.database.read.findBy(DeliverySlotRecord, { date: In(dates) });
    return new Map(records.map((record) => [slotId(record), record]));
  }
}

function slotUnavailable(message: string): ShopError {
  return new ShopError('SLOT_UNAVAILABLE', message, { deliverySlotId: message });
}
