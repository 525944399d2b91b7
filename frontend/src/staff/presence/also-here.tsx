import { plural } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';

import { useNoteStaffPresenceMutation } from '../../generated/staff/presence/note-staff-presence';
import type { StaffRecord } from '../../generated/graphql';
import { Notice } from '../../shared/chakra/notice';
import { usePolling } from '../../shared/lib/use-polling';

/** The server takes a screen that has said nothing for 40 seconds as closed. */
const everyMs = 15_000;

interface AlsoHereProps {
  record: StaffRecord;
  /** Its number; that of settings by default, of which there is one record. */
  id?: string;
}

/** Tells who else of the staff has this record open, and tells them of the reader. It stands in no one's way. */
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
