import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';

import { Notice } from '../../shared/chakra/notice';
import { shortDayName } from '../../shared/lib/short-day';
import { Link } from '../../shared/ui/link';
import { boardOf } from '../staff-paths';
import { timeOfMinute } from './window-form.rules';
import type { Overbooking } from './calendar.rules';

interface OverbookedNoticeProps {
  /** The message about the overbooking, current or future. */
  text: string;
  overbooked: readonly Overbooking[];
}

/** Names the overbooked windows, with links to their orders; nothing if there are none. */
export function OverbookedNotice({ text, overbooked }: OverbookedNoticeProps) {
  if (overbooked.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <ul>
        {overbooked.map(({ date, startMinute, bookedCount }) => (
          <li key={`${date}/${startMinute}`}>
            <Link to={boardOf(date)} className="text-link">
              {shortDayName(date)}, {timeOfMinute(startMinute)}
            </Link>
            : <Plural value={bookedCount} one="# order" other="# orders" />
          </li>
        ))}
      </ul>
      <p>{t`To give orders another slot, tick them there and press ‘Another slot’. Each customer gets an email.`}</p>
    </Notice>
  );
}
