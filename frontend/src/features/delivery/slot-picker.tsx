import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { istDayOf, formatWindow, nameDay, prepareDays } from '../../shared/lib/ist-day';
import { Tabs } from '../../shared/ui/tabs';
import { groupByDay, isOpen, slotNote, type DeliverySlot } from './slot.rules';
import './slot-picker.css';

// Done when the module is evaluated, which is a task of its own.
prepareDays();

interface SlotPickerProps {
  slots: readonly DeliverySlot[];
  /** The slot that is used unless the customer chooses another one. */
  chosen: DeliverySlot | undefined;
  onChoose: (slotId: string) => void;
  /** Why the server refused the chosen slot. */
  error: string | undefined;
}

/** The days as tabs and the slots of a day below them. A closed or full slot says so. */
export function SlotPicker({ slots, chosen, onChoose, error }: SlotPickerProps) {
  const now = new Date();
  const panelId = useId();
  const days = groupByDay(slots);
  const [visitedDate, setVisitedDate] = useState<string>();
  const shownDate = visitedDate ?? chosen?.date ?? days[0]?.date;
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
      </div>
      {error && <p className="field__error">{error}</p>}
      {!chosen && <p role="status">{t`All slots are taken. Please look again tomorrow.`}</p>}
    </div>
  );
}
