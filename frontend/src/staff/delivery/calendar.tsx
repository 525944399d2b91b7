import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useDeliveryCalendarQuery } from '../../generated/staff/delivery/delivery';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { usePolling } from '../../shared/lib/use-polling';
import { LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import {
  WEEKS_SHOWN,
  addDays,
  firstShown,
  lastShown,
  weekdays,
  type CalendarDay,
  type Settings,
} from './calendar.rules';
import { CalendarCell } from './calendar-cell';
import { DayDialog } from './day-dialog';
import type { PartProps } from './part-props';
import { SeveralDaysDialog } from './several-days-dialog';
import { shortDayName } from '../../shared/lib/short-day';
import { weekdayName } from './weekday-name';

const pollMs = 60_000;

/** Some weeks, day by day: the windows, their bookings, and the exceptions from the weekdays. */
export function Calendar({ settings, today, change }: PartProps) {
  const [parameters] = useSearchParams();
  const from = firstShown(parameters.get('from'), today);
  const to = lastShown(from);
  const query = useDeliveryCalendarQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(query.refetch, pollMs);
  // The edit keeps the state as of the time the dialog was opened.
  const [edited, setEdited] = useState<{ day: CalendarDay; settings: Settings }>();
  const [severalOf, setSeveralOf] = useState<Settings>();

  const failure = failureOf(query.error);
  const days = (query.data ?? query.previousData)?.deliveryCalendar.days;
  const shownDays = days?.[0]?.date === from ? days : undefined;
  return (
    <>
      <Flex wrap="wrap" gap="8px" align="center">
        <WeeksLinks from={from} to={to} today={today} />
        <Button onClick={() => setSeveralOf(settings)}>{t`Close or open days`}</Button>
      </Flex>
      {!shownDays && failure && (
        <LoadFailure
          failure={failure}
          text={t`The calendar could not be loaded.`}
          onRetry={() => void query.refetch()}
        />
      )}
      {!shownDays && !failure && <LoadingState label={t`Loading the calendar`} rows={8} />}
      {shownDays && (
        <div className="delivery-calendar">
          <div className="delivery-calendar__weekdays" aria-hidden="true">
            {weekdays.map((weekday) => (
              <span key={weekday}>{weekdayName(weekday)}</span>
            ))}
          </div>
          <ul className="delivery-calendar__days">
            {shownDays.map((day) => (
              <CalendarCell
                key={day.date}
                day={day}
                isToday={day.date === today}
                onChange={() => setEdited({ day, settings })}
              />
            ))}
          </ul>
        </div>
      )}
      <DayDialog edited={edited} change={change} onClose={() => setEdited(undefined)} />
      <SeveralDaysDialog
        settings={severalOf}
        today={today}
        change={change}
        onClose={() => setSeveralOf(undefined)}
      />
    </>
  );
}

/** Links to the weeks before and after; the URL contains the shown ones. */
function WeeksLinks({ from, to, today }: { from: string; to: string; today: string }) {
  const weeksBefore = addDays(from, -7 * WEEKS_SHOWN);
  const search = (first: string) =>
    first <= today ? '' : new URLSearchParams({ from: first }).toString();
  return (
    <nav className="delivery-weeks" aria-label={t`Weeks`}>
      {from > today && (
        <>
          <ButtonLink to={{ search: search(weeksBefore) }} tone="quiet">
            {t`‹ Earlier`}
          </ButtonLink>
          <ButtonLink to={{ search: '' }} tone="quiet">
            {t`Today`}
          </ButtonLink>
        </>
      )}
      <strong>
        {shortDayName(from)} – {shortDayName(to)}
      </strong>
      <ButtonLink to={{ search: search(addDays(to, 1)) }} tone="quiet">
        {t`Later ›`}
      </ButtonLink>
    </nav>
  );
}
