import { plural } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';

import { useNoteStaffPresenceMutation } from '../../generated/staff/presence/note-staff-presence';
import type { StaffRecord } from '../../generated/graphql';
import { Notice } from '../../shared/chakra/notice';
import { usePolling } from '../../shared/lib/use-polling';

/** The server considers a screen closed after 40 seconds without a message. */
const everyMs = 15_000;

interface AlsoHereProps {
  record: StaffRecord;
  /** The number of the record; the default is for settings, which have only one record. */
  id?: string;
}

/** Shows which other staff have this record open, and reports the viewer to them. It blocks nothing. */
export function AlsoHere({ record, id = '1' }: AlsoHereProps) {
  const [send, { data, error }] = useNoteStaffPresenceMutation();
  const note = () => send({ variables: { record, id } });
  const noteNow = useEffectEvent(() => void note().catch(() => undefined));
  useEffect(() => noteNow(), [record, id]);
  usePolling(note, everyMs);
  const others = error ? [] : (data?.noteStaffPresence ?? []);
  if (others.length === 0) return null;
  const names = others.join(', ');
  return (
    <Notice tone="info">
      <p>
        {plural(others.length, {
          one: `${names} has this open, too.`,
          other: `${names} have this open, too.`,
        })}
      </p>
    </Notice>
  );
}
