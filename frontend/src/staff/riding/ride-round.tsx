import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { openStopsOf, type Round, type RoundStop } from '../rounds/round.rules';
import { dueText, outcomeText, placeOf } from '../rounds/round-texts';
import { hasOrdersToTake, type RideStep } from './riding.rules';
import { StopCard } from './stop-card';

interface RideRoundProps {
  round: Round;
  onAct: (stop: RoundStop | undefined, ...steps: RideStep[]) => void;
}

/** One round on the phone of its rider: the next stop in detail, then the others in sequence. */
export function RideRound({ round, onAct }: RideRoundProps) {
  const [chosenId, setChosenId] = useState<string>();
  const { id, slotDate, slotStartMinute, slotEndMinute, startedAt, cashPaise } = round;
  const open = openStopsOf(round);
  const done = round.stops.filter(({ isOpen }) => !isOpen);
  const stop = open.find((each) => each.id === chosenId) ?? open[0];
  const when = `${nameDay(slotDate, new Date())} ${formatWindow(slotStartMinute, slotEndMinute)}`;
  return (
    <section className="ride" aria-label={t`Round ${id}`}>
      <h2>{when}</h2>
      <p role="status" className="ride__progress">
        <progress
          max={round.stops.length}
          value={done.length}
          aria-label={t`Progress of the round`}
        />
        {plural(round.stops.length, {
          one: `${done.length} of # stop done`,
          other: `${done.length} of # stops done`,
        })}
      </p>
      <p className="ride__cash">
        {t`Cash with you`} <strong>{formatPaise(cashPaise)}</strong>
      </p>
      {hasOrdersToTake(round) && (
        <Button
          tone="solid"
          className="ride-big"
          onClick={() => onAct(undefined, { kind: 'start' })}
        >
          {startedAt === null ? t`Leave with the orders` : t`Take the added orders along`}
        </Button>
      )}
      {open.length === 0 && <p>{t`All stops are done. Bring the cash to the shop.`}</p>}
      {stop && <StopCard key={stop.id} stop={stop} onAct={(...steps) => onAct(stop, ...steps)} />}
      {open.length > 1 && (
        <>
          <h3>{t`Next`}</h3>
          <ol className="ride__list">
            {open
              .filter((each) => each !== stop)
              .map((each) => (
                <li key={each.id}>
                  <div>
                    <strong>{t`Order ${each.order.id}`}</strong>
                    <span className="round-note">{placeOf(each.order)}</span>
                    <span>{dueText(each.order.toCollectPaise)}</span>
                  </div>
                  <Button
                    tone="outline"
                    aria-label={t`Show order ${each.order.id}`}
                    onClick={() => setChosenId(each.id)}
                  >{t`Show`}</Button>
                </li>
              ))}
          </ol>
        </>
      )}
      {done.length > 0 && (
        <>
          <h3>{t`Done`}</h3>
          <ul className="ride__list">
            {done.map((each) => (
              <li key={each.id}>
                <div>
                  <strong>{t`Order ${each.order.id}`}</strong>
                  <span className="round-note">{outcomeText(each)}</span>
                </div>
                {each.cashPaise !== null && <span>{formatPaise(each.cashPaise)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
