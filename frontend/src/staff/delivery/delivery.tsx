import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import {
  useDeliveryCalendarQuery,
  useDeliverySettingsQuery,
} from '../../generated/staff/delivery/delivery';
import { istDayOf } from '../../shared/lib/ist-day';
import { useNow } from '../../shared/lib/use-now';
import { usePolling } from '../../shared/lib/use-polling';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { PartLinks } from '../kit/part-links';
import { LoadFailure } from '../load-failure';
import { AlsoHere } from '../presence/also-here';
import { UpiSettings } from '../upi/upi-settings';
import { Areas } from './areas';
import { Calendar } from './calendar';
import { addDays, overbookedOf } from './calendar.rules';
import { DeliveryConflictDialog } from './delivery-conflict';
import { Fees } from './fees';
import type { PartProps } from './part-props';
import { OverbookedNotice } from './overbooked-notice';
import { UndoNotice } from './undo-notice';
import { useDeliveryChange } from './use-delivery-change';
import { Weekdays } from './weekdays';

const everyMinuteMs = 60_000;
/** Customers can book this many days, and one more if the clocks of servers differ. */
const BOOKABLE_DAYS = 7;

const parts = ['calendar', 'weekdays', 'fees', 'areas', 'upi'] as const;
type Part = (typeof parts)[number];

/** The delivery times, areas and terms of the shop. */
export function AdminDeliveryRoute() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('part');
  const part = parts.find((each) => each === asked) ?? 'calendar';
  const links = parts.map((name) => ({ name, label: partName(name) }));
  return (
    <Page
      title={t`Delivery`}
      aside={<PartLinks label={t`Parts of the delivery settings`} parts={links} shown={part} />}
    >
      {part === 'upi' ? <UpiSettings /> : <Delivery part={part} />}
    </Page>
  );
}

const partName = (part: Part): string =>
  ({
    calendar: t`Calendar`,
    weekdays: t`Weekdays`,
    fees: t`Fees`,
    areas: t`Areas`,
    upi: t`UPI`,
  })[part];

function Delivery({ part }: { part: Exclude<Part, 'upi'> }) {
  const today = istDayOf(useNow(everyMinuteMs));
  const settingsQuery = useDeliverySettingsQuery({ fetchPolicy: 'cache-and-network' });
  const bookable = useDeliveryCalendarQuery({
    variables: { from: today, to: addDays(today, BOOKABLE_DAYS) },
    fetchPolicy: 'cache-and-network',
  });
  const change = useDeliveryChange();
  usePolling(bookable.refetch, everyMinuteMs);

  const settings = (settingsQuery.data ?? settingsQuery.previousData)?.deliverySettings;
  const days = (bookable.data ?? bookable.previousData)?.deliveryCalendar.days;
  const failure = failureOf(settingsQuery.error ?? bookable.error);
  if (!settings || !days) {
    if (!failure) return <LoadingState label={t`Loading the delivery settings`} rows={8} />;
    const retry = () => void Promise.all([settingsQuery.refetch(), bookable.refetch()]);
    return (
      <LoadFailure
        failure={failure}
        text={t`The delivery settings could not be loaded.`}
        onRetry={retry}
      />
    );
  }
  const shown: PartProps = { settings, bookableDays: days, today, change };
  return (
    <>
      <AlsoHere record="DELIVERY_SETTINGS" />
      <OverbookedNotice
        text={t`These windows have more orders than they take. The orders stay booked, and no new ones are taken:`}
        overbooked={overbookedOf(days)}
      />
      <UndoNotice change={change} />
      {part === 'calendar' && <Calendar {...shown} />}
      {part === 'weekdays' && <Weekdays {...shown} />}
      {part === 'fees' && <Fees {...shown} />}
      {part === 'areas' && <Areas {...shown} />}
      <DeliveryConflictDialog change={change} />
    </>
  );
}
