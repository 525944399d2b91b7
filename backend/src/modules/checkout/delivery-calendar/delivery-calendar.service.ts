import { Clock } from '../../../kernel/clock';
import { addDays, istDate } from '../../../kernel/ist';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { SlotService } from '../delivery/slot.service';
import {
  DeliverySettings,
  DeliverySettingsService,
} from '../delivery-settings/delivery-settings.service';
import { DeliveryTerms, termsFor } from '../delivery-settings/delivery-terms.rules';
import { BOOKABLE_DAYS, daysFrom } from '../delivery-settings/schedule.rules';
import { calendarDay, datesBetween } from './calendar.rules';
import { MAX_DAYS } from './delivery-settings.input';
import type { ClosedDay, DeliveryCalendar } from './delivery-settings.type';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { checkoutMessages } from '../checkout.messages';

/** Shows the times, areas and terms of delivery. */
export class DeliveryCalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
    private readonly slots: SlotService,
  ) {}

  /** All settings. Throws UNAUTHENTICATED, FORBIDDEN. */
  async all(viewer: Viewer): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    return this.settings.current();
  }

  /**
   * The windows of a range of days, inclusive, with their bookings.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (to: before from, or too far)
   */
  async days(viewer: Viewer, from: string, to: string): Promise<DeliveryCalendar> {
    requirePermission(viewer, 'manage-delivery');
    if (to < from) throw fieldError('to', kernelMessages.endBeforeBeginning());
    if (to >= addDays(from, MAX_DAYS))
      throw fieldError('to', checkoutMessages.daysShown({ most: MAX_DAYS }));
    const settings = await this.settings.current();
    const dates = datesBetween(from, to);
    const booked = await this.slots.bookedCounts(this.database.read, dates);
    const days = dates.map((date) => calendarDay(settings, date, booked));
    return { version: settings.version, days };
  }

  /** The delivery terms of a pin code; without one, those of pin codes whose area has no terms of its own. */
  async terms(pinCode: string | null): Promise<DeliveryTerms> {
    return termsFor(await this.settings.current(), pinCode?.trim() ?? null);
  }

  /** The bookable days without delivery, and why. */
  async closedDays(): Promise<ClosedDay[]> {
    const now = this.clock.now();
    const [today = istDate(now), ...others] = daysFrom(now, BOOKABLE_DAYS);
    const last = others.at(-1) ?? today;
    const { days } = await this.settings.current();
    return days
      .filter(({ date, isClosed }) => isClosed && date >= today && date <= last)
      .map(({ date, reason }) => ({ date, reason }));
  }
}
