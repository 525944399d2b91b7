import { chakra } from '@chakra-ui/react';

import { formatInstant, formatTime } from '../../shared/lib/ist-time';
import { formatRecentDay } from './recent-day';

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** An instant in a column, which breaks between the day and the time only. The year stands where it is another one. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatInstant(at)}>
    <Whole>{formatRecentDay(at, new Date())},</Whole> <Whole>{formatTime(at)}</Whole>
  </time>
);
