import { chakra } from '@chakra-ui/react';

import { formatDayOf, formatTime } from '../../shared/lib/ist-time';

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** An instant in a column, which breaks between the day and the time only. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <Whole>{formatDayOf(at)},</Whole> <Whole>{formatTime(at)}</Whole>
  </time>
);
