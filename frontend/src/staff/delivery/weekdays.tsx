import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { Weekday } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import type { Settings } from './calendar.rules';
import type { PartProps } from './part-props';
import { WeekdayDialog } from './weekday-dialog';
import { weekdayName } from './weekday-name';
import { describeWindow } from './window-form.rules';

/** The windows of every Monday, Tuesday and so on. */
export function Weekdays({ settings, bookableDays, change }: PartProps) {
  // The edit keeps the state as of the time the dialog was opened.
  const [edited, setEdited] = useState<{ weekday: Weekday; settings: Settings }>();
  return (
    <>
      <p>{t`Days that you changed in the calendar keep their changes.`}</p>
      <ul className="delivery-cards">
        {settings.weekdays.map(({ weekday, windows }) => {
          const name = weekdayName(weekday);
          return (
            <li key={weekday} className="delivery-card">
              <div className="delivery-card__head">
                <h2>{name}</h2>
                <Button
                  tone="outline"
                  aria-label={t`Change ${name}`}
                  onClick={() => setEdited({ weekday, settings })}
                >
                  {t`Change`}
                </Button>
              </div>
              <ul>
                {windows.map((window) => (
                  <li key={window.startMinute}>{describeWindow(window)}</li>
                ))}
              </ul>
              {windows.length === 0 && <p>{t`No delivery`}</p>}
            </li>
          );
        })}
      </ul>
      <WeekdayDialog
        edited={edited}
        bookableDays={bookableDays}
        change={change}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}
