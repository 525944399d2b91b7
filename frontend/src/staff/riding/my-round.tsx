import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

import { usePolling } from '../../shared/lib/use-polling';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { Page } from '../../shared/ui/page';
import { LoadFailure } from '../load-failure';
import { keepScreen } from '../picking/keep-screen';
import { Unsent } from '../queue/unsent';
import { RideConflicts } from './ride-conflicts';
import { RideRound } from './ride-round';
import { useRiding } from './use-riding';

const pollMs = 20_000;

/** The rounds of the viewer: one stop after the other, on a phone. */
export function AdminMyRoundRoute() {
  return (
    <Page title={t`My round`} width="narrow">
      <MyRounds />
    </Page>
  );
}

function MyRounds() {
  const { rounds, own, queue, adminId, halt, failure, isReady, ridingQueue, act } = useRiding();
  const { open } = ridingQueue;
  useEffect(keepScreen, []);
  useEffect(() => void open(), [open]);
  usePolling(open, pollMs);

  return (
    <Unsent {...{ queue, adminId, halt }} onSend={() => void ridingQueue.send()}>
      <RideConflicts actions={own} rounds={rounds} queue={ridingQueue} />
      {rounds.map((round) => (
        <RideRound
          key={round.id}
          round={round}
          onAct={(stop, ...steps) => act(round, stop, steps)}
        />
      ))}
      {rounds.length === 0 && failure && (
        <LoadFailure
          failure={failure}
          text={t`Your rounds could not be loaded.`}
          onRetry={() => void open()}
        />
      )}
      {rounds.length === 0 &&
        !failure &&
        (isReady ? (
          <EmptyState text={t`You have no round now. It appears here by itself.`} />
        ) : (
          <LoadingState label={t`Loading your rounds`} rows={6} />
        ))}
    </Unsent>
  );
}
