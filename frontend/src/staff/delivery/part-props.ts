import type { CalendarDay, Settings } from './calendar.rules';
import type { DeliveryChange } from './use-delivery-change';

/** What every part of the screen needs. */
export interface PartProps {
  settings: Settings;
  /** The days that customers can book. */
  bookableDays: readonly CalendarDay[];
  today: string;
  change: DeliveryChange;
}
