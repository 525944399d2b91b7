import { Plural } from '@lingui/react/macro';

import { Notice } from '../../shared/chakra/notice';
import { shortDayName } from '../../shared/lib/short-day';
import { timeOfMinute } from './window-form.rules';
import type { Overbooking } from './calendar.rules';

interface OverbookedNoticeProps {
  /** What is or will be so. */
  text: string;
  overbooked: readonly Overbooking[];
}

/** Which windows have more orders than they take; nothing where none has. */
export function OverbookedNotice({ text, overbooked }: OverbookedNoticeProps) {
  if (overbooked.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <ul>
        {overbooked.map(({ date, startMinute, bookedCount }) => (
          <li key={`${date}/${startMinute}`}>
            {shortDayName(date)}, {timeOfMinute(startMinute)}:{' '}
            <Plural value={bookedCount} one="# order" other="# orders" />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
