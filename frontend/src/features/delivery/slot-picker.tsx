import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { istDayOf, formatWindow, nameDay, prepareDays } from '../../shared/lib/ist-day';
import { Tabs } from '../../shared/ui/tabs';
import { groupByDay, isOpen, slotNote, type DeliverySlot } from './slot.rules';
import './slot-picker.css';

// While this file is evaluated, which is a piece of work of its own.
prepareDays();

interface SlotPickerProps {
  slots: readonly DeliverySlot[];
  /** The slot that is taken if the customer chooses nothing else. */
  chosen: DeliverySlot | undefined;
  onChoose: (slotId: string) => void;
  /** Why the slot that was asked for was refused. */
  error: string | undefined;
}

/** Days as tabs, below them the windows of the day; what cannot be had says why. */
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
