import { failureOf } from '../../apollo/shop-error';
import { useDeliveryRoundsQuery, useRoundPartsQuery } from '../../generated/staff/rounds/rounds';
import { usePolling } from '../../shared/lib/use-polling';
import type { OrderToDeliver } from './round.rules';

const pollMs = 15_000;

/** The rounds of a day and, for planners, the free orders and riders. */
export function useRounds(day: string, mayPlan: boolean) {
  const rounds = useDeliveryRoundsQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
  });
  const parts = useRoundPartsQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
    skip: !mayPlan,
  });
  const refetch = () =>
    Promise.all([rounds.refetch(), mayPlan ? parts.refetch() : undefined]).then(() => undefined);
  usePolling(refetch, pollMs);
  return {
    rounds: rounds.data?.deliveryRounds,
    free: parts.data?.ordersToDeliver ?? [],
    riders: parts.data?.riders ?? [],
    failure: failureOf(rounds.error ?? parts.error),
    refetch,
  };
}

export type Rider = ReturnType<typeof useRounds>['riders'][number];

/** The options for changing a round, for planners. */
export interface Plan {
  free: readonly OrderToDeliver[];
  riders: readonly Rider[];
}
