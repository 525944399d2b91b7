import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { DeliveryTerms } from '../delivery-settings/delivery-terms.rules';
import { CalendarDay, CalendarWindow, WindowOrigin } from './calendar.rules';

/** The days of the week, by the names of WEEKDAYS. */
export enum Weekday {
  MONDAY = 'MONDAY',
  TUESDAY = 'TUESDAY',
  WEDNESDAY = 'WEDNESDAY',
  THURSDAY = 'THURSDAY',
  FRIDAY = 'FRIDAY',
  SATURDAY = 'SATURDAY',
  SUNDAY = 'SUNDAY',
}
registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: {
    MONDAY: { description: 'Monday.' },
    TUESDAY: { description: 'Tuesday.' },
    WEDNESDAY: { description: 'Wednesday.' },
    THURSDAY: { description: 'Thursday.' },
    FRIDAY: { description: 'Friday.' },
    SATURDAY: { description: 'Saturday.' },
    SUNDAY: { description: 'Sunday.' },
  },
});

registerEnumType(WindowOrigin, {
  name: 'DeliveryWindowOrigin',
  description: "Origin of a day's delivery window.",
  valuesConfig: {
    WEEKLY: { description: "The weekday's window." },
    CHANGED: { description: "The weekday's window, changed on this day." },
    EXTRA: { description: 'Only on this day.' },
    REMOVED: { description: 'Removed by the shop; it still has orders placed before.' },
  },
});

/** A delivery window in the settings. */
@Shows('private')
@ObjectType({ description: 'Delivery window in the settings.' })
export class DeliveryWindow {
  @Field(() => Int, { description: 'Start, in minutes of the Indian day.' })
  startMinute: number;

  @Field(() => Int, { description: 'End, in minutes of the Indian day.' })
  endMinute: number;

  @Field(() => Int, { description: 'Maximum number of orders.' })
  capacity: number;

  @Field(() => Int, { description: 'Cut-off, in minutes before the start.' })
  cutOffMinutes: number;

  @Field({ description: 'Whether the window is offered.' })
  isActive: boolean;
}

/** The delivery windows of a weekday. */
@Shows('private')
@ObjectType({ description: 'The delivery windows of a weekday.' })
export class WeekdayWindows {
  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday: Weekday;

  @Field(() => [DeliveryWindow], { description: 'Windows, in chronological order.' })
  windows: DeliveryWindow[];
}

/** The exception of a day. */
@Shows('private')
@ObjectType({ description: 'Exception of a day.' })
export class DeliveryDayException {
  @Field(() => LocalDateScalar, { description: 'Date, in India.' })
  date: string;

  @Field({ description: 'Whether nothing is delivered that day.' })
  isClosed: boolean;

  @Field(() => String, { nullable: true, description: 'Reason of the exception, such as Diwali.' })
  reason: string | null;

  @Field(() => [DeliveryWindow], {
    description: "Extra windows, and replacements of the weekday's window with the same start.",
  })
  windows: DeliveryWindow[];
}

/** The terms of delivery. */
@Shows('public')
@ObjectType('DeliveryTerms', {
  description: 'Terms of delivery. Sums are those of the lines, before discounts.',
})
export class DeliveryTermsType implements DeliveryTerms {
  @Field(() => PaiseScalar, { description: 'Delivery fee, in paise.' })
  feePaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Sum from which delivery is free, in paise; null for never.',
  })
  freeFromPaise: number | null;

  @Field(() => PaiseScalar, { description: 'Minimum order, in paise; 0 for none.' })
  minimumOrderPaise: number;
}

/** A delivery area. */
@Shows('private')
@ObjectType({ description: 'Delivery area.' })
export class DeliveryArea {
  @Field(() => ID, { description: 'Area ID.' })
  id: number;

  @Field({ description: 'Name of the area.' })
  name: string;

  @Field(() => [String], { description: 'Pin codes, in ascending order.' })
  pinCodes: readonly string[];

  @Field(() => DeliveryTermsType, {
    nullable: true,
    description: 'Delivery terms of the area; null if the general ones apply.',
  })
  terms: DeliveryTerms | null;
}

/** All delivery settings. */
@Shows('private')
@ObjectType('DeliverySettings', {
  description: 'Delivery windows, areas and terms.',
})
export class DeliverySettingsType {
  @Field(() => Int, {
    description: 'Number of changes; send it as `expectedVersion` with the next one.',
  })
  version: number;

  @Field(() => Date, { nullable: true, description: 'Time of the last change.' })
  changedAt: Date | null;

  @Field(() => DeliveryTermsType, { description: 'General terms, for areas without their own.' })
  terms: DeliveryTerms;

  @Field({
    description:
      'Whether the shop keeps the delivery fee of orders that are placed now and returned later.',
  })
  keepsReturnFee: boolean;

  @Field(() => [WeekdayWindows], { description: 'Windows of each weekday, Monday first.' })
  weekdays: WeekdayWindows[];

  @Field(() => [DeliveryDayException], {
    description: 'Exceptions from today on, in chronological order.',
  })
  days: DeliveryDayException[];

  @Field(() => [DeliveryArea], { description: 'Delivery areas.' })
  areas: DeliveryArea[];
}

/** A delivery window of a calendar day, with its bookings. */
@Shows('private')
@ObjectType('DeliveryCalendarWindow', {
  description: 'Delivery window of a day, with its bookings.',
})
export class CalendarWindowType implements CalendarWindow {
  @Field(() => Int, { description: 'Start, in minutes of the Indian day.' })
  startMinute: number;

  @Field(() => Int, {
    nullable: true,
    description: 'End, in minutes of the day; null if origin is REMOVED.',
  })
  endMinute: number | null;

  @Field(() => Int, { description: 'Maximum number of orders.' })
  capacity: number;

  @Field(() => Int, { description: 'Cut-off, in minutes before the start.' })
  cutOffMinutes: number;

  @Field({ description: 'Whether the window is offered.' })
  isActive: boolean;

  @Field(() => WindowOrigin, { description: 'Origin of the window.' })
  origin: WindowOrigin;

  @Field(() => Int, { description: 'Booked orders.' })
  bookedCount: number;

  @Field({
    description:
      'Whether it has more orders than its capacity, which was higher when they were booked.',
  })
  isOverbooked: boolean;
}

/** A day of the delivery calendar. */
@Shows('private')
@ObjectType('DeliveryCalendarDay', { description: 'Day of the delivery calendar.' })
export class CalendarDayType implements CalendarDay {
  @Field(() => LocalDateScalar, { description: 'Date, in India.' })
  date: string;

  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday: Weekday;

  @Field({ description: 'Whether nothing is delivered.' })
  isClosed: boolean;

  @Field(() => String, { nullable: true, description: 'Reason of the exception from its weekday.' })
  reason: string | null;

  @Field(() => [CalendarWindowType], { description: 'Windows, in chronological order.' })
  windows: CalendarWindow[];
}

/** A range of the delivery calendar. */
@Shows('private')
@ObjectType({ description: 'Range of days of the delivery calendar.' })
export class DeliveryCalendar {
  @Field(() => Int, { description: 'Version of the settings that it is based on.' })
  version: number;

  @Field(() => [CalendarDayType], { description: 'Days, in order.' })
  days: CalendarDay[];
}

/** A day without delivery. */
@Shows('public')
@ObjectType({ description: 'Day without delivery.' })
export class ClosedDay {
  @Field(() => LocalDateScalar, { description: 'Date, in India.' })
  date: string;

  @Field(() => String, { nullable: true, description: 'Reason, such as Diwali.' })
  reason: string | null;
}
