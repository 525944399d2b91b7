import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Button } from '../../shared/chakra/button';
import { isWholeDay } from './board.rules';

const dayMs = 24 * 60 * 60 * 1000;

/** Chooses the day of the board, which is in the URL; without one it is today. */
export function DayChoice({ day, today }: { day: string; today: string }) {
  const [, setParameters] = useSearchParams();
  /** The content of the field during typing. */
  const [draft, setDraft] = useState<string>();
  const show = (wanted: string) => {
    setDraft(undefined);
    setParameters((before) => {
      const next = new URLSearchParams(before);
      if (wanted === today || wanted === '') next.delete('day');
      else next.set('day', wanted);
      return next;
    });
  };
  const shift = (days: number) =>
    show(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10));
  return (
    <div className="day-choice">
      <Button tone="quiet" aria-label={t`The day before`} onClick={() => shift(-1)}>
        ‹
      </Button>
      <input
        type="date"
        aria-label={t`Day of delivery`}
        value={draft ?? day}
        onChange={({ target: { value } }) => (isWholeDay(value) ? show(value) : setDraft(value))}
        onBlur={() => setDraft(undefined)}
      />
      <Button tone="quiet" aria-label={t`The day after`} onClick={() => shift(1)}>
        ›
      </Button>
      <Button tone="outline" disabled={day === today} onClick={() => show('')}>
        {t`Today`}
      </Button>
    </div>
  );
}
