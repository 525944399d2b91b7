import { Clock } from '../../../kernel/clock';
import { isCalendarDate, istDate } from '../../../kernel/ist';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requireStaff } from '../../../kernel/viewer';
import { SlotService } from '../../checkout';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { boardSlots } from './board.rules';
import { Lateness, latenessOf } from './lateness.rules';
import { OrderBoard } from './order-board.type';
import { kernelMessages } from '../../../kernel/kernel.messages';

/** The orders of a day for the staff who pack and deliver them. */
export class OrderBoardService {
  constructor(
    private readonly clock: Clock,
    private readonly orders: AdminOrderService,
    private readonly slots: SlotService,
  ) {}

  /**
   * The orders to deliver on a day, by slot; by default the current day in India. Pickers see the orders that they work
   * on, without counts and sums.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async of(viewer: Viewer, wantedDay: string | null): Promise<OrderBoard> {
    const now = this.clock.now();
    const day = wantedDay ?? istDate(now);
    if (!isCalendarDate(day)) throw fieldError('day', kernelMessages.notDay({ field: 'day' }));
    const orders = await this.orders.deliveredOn(viewer, day);
    if (!requireStaff(viewer).permissions.has('read-orders')) return { day, slots: [], orders };
    return { day, slots: boardSlots(await this.slots.onDay(day), orders, now), orders };
  }

  /** Whether an order is late now, or due soon. */
  latenessOf({ order }: AdminOrder): Lateness {
    return latenessOf(order, this.clock.now());
  }
}
