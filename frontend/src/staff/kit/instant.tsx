import { chakra } from '@chakra-ui/react';

import { formatInstant, formatTime } from '../../shared/lib/ist-time';
import { formatRecentDay } from './recent-day';

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** A time in a column, which wraps only between the day and the time. Shows the year if it is another one. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatInstant(at)}>
    <Whole>{formatRecentDay(at, new Date())},</Whole> <Whole>{formatTime(at)}</Whole>
  </time>
);
