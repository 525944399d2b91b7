import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { istDayOf } from '../../shared/lib/ist-day';
import { useNow } from '../../shared/lib/use-now';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { Page } from '../../shared/ui/page';
import { isWholeDay } from '../board/board.rules';
import { DayChoice } from '../board/day-choice';
import { LoadFailure } from '../load-failure';
import { useCurrentAdmin } from '../use-current-admin';
import { NewRound } from './new-round';
import { RoundCard } from './round-card';
import { useRounds } from './use-rounds';

const everyMinuteMs = 60_000;

/** The rounds of a day with their riders and orders, and the cash that they bring back. */
export function AdminRoundsRoute() {
  const [parameters] = useSearchParams();
  const today = istDayOf(useNow(everyMinuteMs));
  const wanted = parameters.get('day') ?? '';
  const day = isWholeDay(wanted) ? wanted : today;
  return (
    <Page title={t`Delivery rounds`} aside={<DayChoice day={day} today={today} />}>
      <Rounds key={day} day={day} />
    </Page>
  );
}

function Rounds({ day }: { day: string }) {
  const { may } = useCurrentAdmin();
  const mayPlan = may('move-orders') === true;
  const { rounds, free, riders, failure, refetch } = useRounds(day, mayPlan);
  const retry = () => void refetch().catch(() => undefined);

  if (!rounds)
    return failure ? (
      <LoadFailure failure={failure} text={t`The rounds could not be loaded.`} onRetry={retry} />
    ) : (
      <LoadingState label={t`Loading the rounds`} rows={6} />
    );
  return (
    <>
      {mayPlan && <NewRound free={free} riders={riders} onChanged={retry} />}
      <section className="round-part" aria-labelledby="rounds-list">
        <h2 id="rounds-list">{t`Rounds`}</h2>
        {rounds.length === 0 && <EmptyState text={t`No rounds for this day yet.`} />}
        <ul className="rounds">
          {rounds.map((round) => (
            <RoundCard
              key={round.id}
              round={round}
              day={day}
              plan={mayPlan ? { free, riders } : undefined}
              onChanged={retry}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
