import type { CalendarDay, Settings } from './calendar.rules';
import type { DeliveryChange } from './use-delivery-change';

/** The properties of every part of the screen. */
export interface PartProps {
  settings: Settings;
  /** The days that customers can book. */
  bookableDays: readonly CalendarDay[];
  today: string;
  change: DeliveryChange;
}
