import type { CalendarDayFieldsFragment, DeliverySettingsQuery } from '../generated/graphql';

type Settings = DeliverySettingsQuery['deliverySettings'];
type Window = Settings['weekdays'][number]['windows'][number];
type CalendarWindow = CalendarDayFieldsFragment['windows'][number];

/** A delivery window: 07 to 09, for 40 orders. */
export const aWindow = (window: Partial<Window> = {}) => ({
  __typename: 'DeliveryWindow' as const,
  startMinute: 420,
  endMinute: 540,
  capacity: 40,
  cutOffMinutes: 60,
  isActive: true,
  ...window,
});

/** Terms of delivery: free, without a minimum. */
export const deliveryTerms = (terms: Partial<Settings['terms']> = {}) => ({
  __typename: 'DeliveryTerms' as const,
  feePaise: 0,
  freeFromPaise: null,
  minimumOrderPaise: 0,
  ...terms,
});

const weekdays = [
  ...(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const),
];

/** Delivery settings: two windows every day, one area. */
export const deliverySettings = (settings: Partial<Settings> = {}) => ({
  __typename: 'DeliverySettings' as const,
  version: 4,
  terms: deliveryTerms(),
  keepsReturnFee: false,
  weekdays: weekdays.map((weekday) => ({
    __typename: 'WeekdayWindows' as const,
    weekday,
    windows: [aWindow(), aWindow({ startMinute: 1020, endMinute: 1140 })],
  })),
  days: [],
  areas: [
    {
      __typename: 'DeliveryArea' as const,
      id: '1',
      name: 'Thane',
      pinCodes: ['400601', '400602', '400604'],
      terms: null,
    },
  ],
  ...settings,
});

/** A closed day, which keeps an extra window for when it is open again. */
export const aClosedDay = (date: string, reason: string | null = 'Diwali') => ({
  __typename: 'DeliveryDayException' as const,
  date,
  isClosed: true,
  reason,
  windows: [aWindow({ startMinute: 600, endMinute: 720, capacity: 5 })],
});

/** A window of a calendar day. */
export const aCalendarWindow = (window: Partial<CalendarWindow> = {}) => ({
  __typename: 'DeliveryCalendarWindow' as const,
  startMinute: 420,
  endMinute: 540,
  capacity: 40,
  isActive: true,
  origin: 'WEEKLY' as const,
  bookedCount: 0,
  isOverbooked: false,
  ...window,
});

/** A calendar day with one window. */
export const aCalendarDay = (
  date: string,
  day: Partial<CalendarDayFieldsFragment> = {},
): CalendarDayFieldsFragment & { __typename: 'DeliveryCalendarDay' } => ({
  __typename: 'DeliveryCalendarDay',
  date,
  weekday: weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MONDAY',
  isClosed: false,
  reason: null,
  windows: [aCalendarWindow()],
  ...day,
});
