import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { formatInstant } from '../../shared/lib/ist-time';
import { adminOrderOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { useCurrentAdmin } from '../use-current-admin';
import { ChangeRound } from './change-round';
import { HandIn } from './hand-in';
import { debtPaise, stateOf, totalsOf, type Round } from './round.rules';
import type { RoundStop } from './round.rules';
import {
  differenceText,
  dueText,
  outcomeText,
  placeOf,
  riderName,
  stateText,
  stateTone,
} from './round-texts';
import { UpiPayment } from './upi-payment';
import type { Plan } from './use-rounds';
import { WriteOff } from './write-off';

interface RoundCardProps {
  round: Round;
  /** The day that is shown; rounds of other days show their own. */
  day: string;
  plan: Plan | undefined;
  onChanged: () => void;
}

type Opened = 'change' | 'hand-in' | undefined;

/** One round: its state, its stops, and its cash. */
export function RoundCard({ round, day, plan, onChanged }: RoundCardProps) {
  const { may } = useCurrentAdmin();
  const [opened, setOpened] = useState<Opened>();
  const state = stateOf(round);
  const { id, riderEmail, slotDate, slotStartMinute, slotEndMinute } = round;
  const when = formatWindow(slotStartMinute, slotEndMinute);
  const name = t`Round ${id}`;
  const close = () => setOpened(undefined);
  return (
    <li>
      <section className="round" aria-label={name} data-state={state}>
        <div className="round__head">
          <h3>{name}</h3>
          <Badge tone={stateTone(state)}>{stateText(state)}</Badge>
        </div>
        <p>
          <span className="long-text">{riderName(riderEmail)}</span>
          {' · '}
          {slotDate === day ? when : `${nameDay(slotDate, new Date())} ${when}`}
        </p>
        <Totals round={round} />
        <ol className="round__stops">
          {round.stops.map((stop) => (
            <Stop key={stop.id} stop={stop} />
          ))}
        </ol>
        <div className="round__actions">
          {plan && (state === 'planned' || state === 'started') && (
            <Button
              tone="outline"
              aria-label={t`Change round ${id}`}
              onClick={() => setOpened('change')}
            >{t`Change`}</Button>
          )}
          {state === 'to-hand-in' && may('settle-cash') && (
            <Button
              tone="solid"
              aria-label={t`Hand in the cash of round ${id}`}
              onClick={() => setOpened('hand-in')}
            >{t`Hand in the cash`}</Button>
          )}
        </div>
        {plan && (
          <ChangeRound
            round={round}
            plan={plan}
            open={opened === 'change'}
            onChanged={onChanged}
            onClose={close}
          />
        )}
        <HandIn round={round} open={opened === 'hand-in'} onChanged={onChanged} onClose={close} />
      </section>
    </li>
  );
}

function Totals({ round }: { round: Round }) {
  const totals = totalsOf(round);
  const { handIn, cashPaise } = round;
  return (
    <>
      <p className="round__totals">
        {plural(totals.stopCount, { one: '# stop', other: '# stops' })}
        {' · '}
        {t`${totals.deliveredCount} delivered`}
        {' · '}
        {t`${totals.failedCount} not delivered`}
        {' · '}
        {t`${totals.openCount} open`}
      </p>
      <dl className="round__money">
        <dt>{t`Still to collect`}</dt>
        <dd>{formatPaise(totals.toCollectPaise)}</dd>
        <dt>{t`Cash collected`}</dt>
        <dd>{formatPaise(cashPaise)}</dd>
        {totals.debtPaise > 0 && (
          <>
            <dt>{t`Customers owe`}</dt>
            <dd>{formatPaise(totals.debtPaise)}</dd>
          </>
        )}
        {handIn && (
          <>
            <dt>{t`Counted`}</dt>
            <dd>{formatPaise(handIn.countedPaise)}</dd>
            <dt>{t`Difference`}</dt>
            <dd data-wrong={handIn.differencePaise !== 0 || undefined}>
              {differenceText(handIn.differencePaise)}
              {handIn.reason && ` (${handIn.reason})`}
            </dd>
            <dt>{t`Handed in`}</dt>
            <dd>
              {formatInstant(handIn.at)} · {riderName(handIn.byEmail)}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

function Stop({ stop }: { stop: RoundStop }) {
  const { may } = useCurrentAdmin();
  const { order, cashPaise, isOpen } = stop;
  const owed = debtPaise(stop);
  const canBePaid = order.status === 'OUT_FOR_DELIVERY' || order.status === 'DELIVERED';
  return (
    <li>
      <div>
        <Link to={adminOrderOf(order.id)} className="text-link">{t`Order ${order.id}`}</Link>{' '}
        <span>{outcomeText(stop)}</span>
        <span className="round-note">{placeOf(order)}</span>
      </div>
      <div className="round-due">
        {isOpen && <span>{dueText(order.toCollectPaise)}</span>}
        {cashPaise !== null && cashPaise > 0 && <span>{t`${formatPaise(cashPaise)} in cash`}</span>}
        {owed > 0 && <strong>{t`owes ${formatPaise(owed)}`}</strong>}
      </div>
      {order.toCollectPaise > 0 && canBePaid && (
        <div className="round__actions">
          {may('deliver-orders') && may('move-orders') && <UpiPayment order={order} />}
          {owed > 0 && may('settle-cash') && <WriteOff order={order} />}
        </div>
      )}
    </li>
  );
}
