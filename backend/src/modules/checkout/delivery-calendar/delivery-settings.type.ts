import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { DeliveryTerms } from '../delivery-settings/delivery-terms.rules';
import { CalendarDay, CalendarWindow, WindowOrigin } from './calendar.rules';

/** The days of a week, by the names of WEEKDAYS. */
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
  description: 'Where a delivery window of a day comes from.',
  valuesConfig: {
    WEEKLY: { description: 'From the windows of its weekday.' },
    CHANGED: { description: 'From its weekday, and changed on this day.' },
    EXTRA: { description: 'Only on this day.' },
    REMOVED: { description: 'The shop has it no longer; it has orders that were placed before.' },
  },
});

/** A delivery window as the shop sets it. */
@Shows('private')
@ObjectType({ description: 'A delivery window as the shop sets it.' })
export class DeliveryWindow {
  @Field(() => Int, { description: 'Minute of the Indian day at which it starts.' })
  startMinute: number;

  @Field(() => Int, { description: 'Minute of the Indian day at which it ends.' })
  endMinute: number;

  @Field(() => Int, { description: 'Orders it takes.' })
  capacity: number;

  @Field(() => Int, { description: 'It closes so many minutes before it starts.' })
  cutOffMinutes: number;

  @Field({ description: 'Whether it is offered.' })
  isActive: boolean;
}

/** The delivery windows of a weekday. */
@Shows('private')
@ObjectType({ description: 'The delivery windows of a weekday.' })
export class WeekdayWindows {
  @Field(() => Weekday, { description: 'The day of the week.' })
  weekday: Weekday;

  @Field(() => [DeliveryWindow], { description: 'Its windows, in the order of time.' })
  windows: DeliveryWindow[];
}

/** What is different on one day. */
@Shows('private')
@ObjectType({ description: 'What is different on one day.' })
export class DeliveryDayException {
  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  date: string;

  @Field({ description: 'Whether nothing is delivered that day.' })
  isClosed: boolean;

  @Field(() => String, { nullable: true, description: 'Why the day differs, such as Diwali.' })
  reason: string | null;

  @Field(() => [DeliveryWindow], {
    description:
      'Extra windows, and those that replace the window of the weekday with the same start.',
  })
  windows: DeliveryWindow[];
}

/** What delivery costs. */
@Shows('public')
@ObjectType('DeliveryTerms', {
  description: 'What delivery costs. Sums are those of the lines, before discounts.',
})
export class DeliveryTermsType implements DeliveryTerms {
  @Field(() => PaiseScalar, { description: 'What bringing an order costs, in paise.' })
  feePaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this sum on it is free, in paise; nothing where it never is.',
  })
  freeFromPaise: number | null;

  @Field(() => PaiseScalar, { description: 'The minimum order, in paise; 0 for none.' })
  minimumOrderPaise: number;
}

/** Where the shop delivers. */
@Shows('private')
@ObjectType({ description: 'Where the shop delivers.' })
export class DeliveryArea {
  @Field(() => ID, { description: 'Number of the area.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: 'Its pin codes, in order.' })
  pinCodes: readonly string[];

  @Field(() => DeliveryTermsType, {
    nullable: true,
    description: 'Terms of its own; nothing where the general ones hold.',
  })
  terms: DeliveryTerms | null;
}

/** All settings of delivery. */
@Shows('private')
@ObjectType('DeliverySettings', {
  description: 'When, where and on which terms the shop delivers.',
})
export class DeliverySettingsType {
  @Field(() => Int, { description: 'Counts the changes: send it along with the next one.' })
  version: number;

  @Field(() => Date, { nullable: true, description: 'When they were changed the last time.' })
  changedAt: Date | null;

  @Field(() => DeliveryTermsType, { description: 'The terms, unless an area has its own.' })
  terms: DeliveryTerms;

  @Field({
    description:
      'Whether the shop keeps the delivery fee of orders that are placed now and returned later.',
  })
  keepsReturnFee: boolean;

  @Field(() => [WeekdayWindows], { description: 'The windows of each weekday, Monday first.' })
  weekdays: WeekdayWindows[];

  @Field(() => [DeliveryDayException], {
    description: 'The days from today on that differ, in the order of time.',
  })
  days: DeliveryDayException[];

  @Field(() => [DeliveryArea], { description: 'Where the shop delivers.' })
  areas: DeliveryArea[];
}

/** A window of a day of the calendar, with what is booked. */
@Shows('private')
@ObjectType('DeliveryCalendarWindow', {
  description: 'A delivery window of a day, with what is booked.',
})
export class CalendarWindowType implements CalendarWindow {
  @Field(() => Int, { description: 'Minute of the Indian day at which it starts.' })
  startMinute: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Minute of the day at which it ends; nothing where it is REMOVED.',
  })
  endMinute: number | null;

  @Field(() => Int, { description: 'Orders it takes.' })
  capacity: number;

  @Field(() => Int, { description: 'It closes so many minutes before it starts.' })
  cutOffMinutes: number;

  @Field({ description: 'Whether it is offered.' })
  isActive: boolean;

  @Field(() => WindowOrigin, { description: 'Where it comes from.' })
  origin: WindowOrigin;

  @Field(() => Int, { description: 'Orders it has.' })
  bookedCount: number;

  @Field({
    description: 'Whether it has more orders than it takes, since it took more when they came.',
  })
  isOverbooked: boolean;
}

/** A day of the calendar. */
@Shows('private')
@ObjectType('DeliveryCalendarDay', { description: 'A day of the delivery calendar.' })
export class CalendarDayType implements CalendarDay {
  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  date: string;

  @Field(() => Weekday, { description: 'Its day of the week.' })
  weekday: Weekday;

  @Field({ description: 'Whether nothing is delivered.' })
  isClosed: boolean;

  @Field(() => String, { nullable: true, description: 'Why it differs from its weekday.' })
  reason: string | null;

  @Field(() => [CalendarWindowType], { description: 'Its windows, in the order of time.' })
  windows: CalendarWindow[];
}

/** Some days of the delivery calendar. */
@Shows('private')
@ObjectType({ description: 'Some days of the delivery calendar.' })
export class DeliveryCalendar {
  @Field(() => Int, { description: 'The version of the settings that it was made of.' })
  version: number;

  @Field(() => [CalendarDayType], { description: 'The days, in order.' })
  days: CalendarDay[];
}

/** A day on which nothing is delivered. */
@Shows('public')
@ObjectType({ description: 'A day on which nothing is delivered.' })
export class ClosedDay {
  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  date: string;

  @Field(() => String, { nullable: true, description: 'Why, such as Diwali.' })
  reason: string | null;
}
