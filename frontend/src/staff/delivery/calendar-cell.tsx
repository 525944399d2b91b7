import { t } from '@lingui/core/macro';

import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatWindow } from '../../shared/lib/ist-day';
import type { CalendarDay } from './calendar.rules';
import { shortDayName } from '../../shared/lib/short-day';
import { timeOfMinute } from './window-form.rules';

type CalendarWindow = CalendarDay['windows'][number];

interface CalendarCellProps {
  day: CalendarDay;
  isToday: boolean;
  onChange: () => void;
}

/** One day: its windows with their bookings, and the exceptions from its weekday. */
export function CalendarCell({ day, isToday, onChange }: CalendarCellProps) {
  const { date, isClosed, reason, windows } = day;
  const name = shortDayName(date);
  const shown = windows.filter(({ bookedCount }) => !isClosed || bookedCount > 0);
  return (
    <li
      className="delivery-day"
      data-weekday={day.weekday}
      data-closed={isClosed || undefined}
      data-today={isToday || undefined}
    >
      <Button tone="quiet" aria-label={t`Change ${name}`} onClick={onChange}>
        {name}
      </Button>
      {isClosed && <Badge tone="bad">{t`Closed`}</Badge>}
      {reason && <p className="delivery-day__reason">{reason}</p>}
      <ul className="delivery-day__windows">
        {shown.map((window) => (
          <li key={window.startMinute} data-off={!window.isActive || undefined}>
            <span>{windowTime(window)}</span>
            <span>{t`${window.bookedCount} of ${window.capacity}`}</span>
            <WindowMarks window={window} isClosed={isClosed} />
          </li>
        ))}
      </ul>
      {!isClosed && shown.length === 0 && <p>{t`No delivery`}</p>}
    </li>
  );
}

const windowTime = ({ startMinute, endMinute }: CalendarWindow): string =>
  endMinute ? formatWindow(startMinute, endMinute) : timeOfMinute(startMinute);

function WindowMarks({ window, isClosed }: { window: CalendarWindow; isClosed: boolean }) {
  const { origin, isActive, isOverbooked } = window;
  return (
    <>
      {isOverbooked && <Badge tone="bad">{t`overbooked`}</Badge>}
      {origin === 'REMOVED' && <Badge tone="quiet">{t`removed`}</Badge>}
      {origin !== 'REMOVED' && !isActive && !isClosed && (
        <Badge tone="quiet">{t`not offered`}</Badge>
      )}
      {origin === 'EXTRA' && isActive && <Badge tone="good">{t`extra`}</Badge>}
      {origin === 'CHANGED' && isActive && <Badge tone="waiting">{t`changed`}</Badge>}
    </>
  );
}
