import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { istDayOf, formatWindow, nameDay, prepareDays } from '../../shared/lib/ist-day';
import { Tabs } from '../../shared/ui/tabs';
import { Notice } from '../../shared/ui/notice';
import {
  groupByDay,
  isOpen,
  slotNote,
  withoutSpentToday,
  type ClosedDay,
  type DeliverySlot,
} from './slot.rules';
import './slot-picker.css';

// Runs when the module is evaluated, in a separate task.
prepareDays();

interface SlotPickerProps {
  slots: readonly DeliverySlot[];
  /** The days of this period without deliveries. */
  closedDays: readonly ClosedDay[];
  /** The slot in use: the customer's choice, else a default; undefined if the chosen one is no longer available. */
  chosen: DeliverySlot | undefined;
  onChoose: (slotId: string) => void;
  /** How often the customer tried to order after the chosen slot was gone; each time they are asked to choose. */
  askedCount: number;
  /** The server's reason for refusing the chosen slot. */
  error: string | undefined;
}

/** Days as tabs, with the slots of a day below. Closed and full slots are labelled. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, closedDays, chosen, askedCount, onChoose, error } = props;
  const now = new Date();
  const panelId = useId();
  const days = withoutSpentToday(groupByDay(slots, closedDays), istDayOf(now));
  const [visitedDate, setVisitedDate] = useState<string>();
  const shownDate = visitedDate ?? chosen?.date ?? days.find(({ closed }) => !closed)?.date;
  const shown = days.find((day) => day.date === shownDate) ?? days[0];

  return (
    <div className="slot-picker">
      <Tabs
        label={t`Day`}
        panelId={panelId}
        chosen={shown?.date ?? ''}
        onChoose={setVisitedDate}
        tabs={days.map(({ date }) => ({
          value: date,
          content: (
            <time dateTime={date}>{date === istDayOf(now) ? t`Today` : nameDay(date, now)}</time>
          ),
        }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${shown?.date ?? ''}`}>
        <fieldset className="slot-picker__windows">
          <legend>{t`Time`}</legend>
          {shown?.slots.map((slot) => (
            <label key={slot.id} className="slot-picker__window">
              <input
                type="radio"
                name="slot-window"
                value={slot.id}
                checked={slot.id === chosen?.id}
                disabled={!isOpen(slot)}
                onChange={() => onChoose(slot.id)}
              />
              <span>{formatWindow(slot.startMinute, slot.endMinute)}</span>
              <small>{slotNote(slot)}</small>
            </label>
          ))}
        </fieldset>
        {shown?.closed && <ClosedNote {...shown.closed} />}
      </div>
      {error && <p className="field__error">{error}</p>}
      {!chosen && <NoSlot isAnyOpen={slots.some(isOpen)} askedCount={askedCount} />}
    </div>
  );
}

const ClosedNote = ({ reason }: ClosedDay) => (
  <p>
    {reason
      ? t`Closed: ${reason}. Please choose another day.`
      : t`Closed. Please choose another day.`}
  </p>
);

/** The reason why no slot is chosen. */
function NoSlot({ isAnyOpen, askedCount }: { isAnyOpen: boolean; askedCount: number }) {
  if (!isAnyOpen) return <p role="status">{t`All slots are taken. Please look again tomorrow.`}</p>;
  return (
    <Notice key={askedCount} tone="failure" focused={askedCount > 0}>
      <p>{t`The slot you chose is no longer available. Please choose another one.`}</p>
    </Notice>
  );
}
