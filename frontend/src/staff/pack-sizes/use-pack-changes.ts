import type { ApolloCache } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import type { PackLeaveRow } from '../../generated/graphql';
import {
  useJoinPacksMutation,
  useLeavePacksMutation,
} from '../../generated/staff/pack-sizes/pack-sizes';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

/** The maximum number of groups per call. */
const mostRows = 100;

const whatIsShown = (cache: ApolloCache): void => invalidate(cache, 'packMembers', 'packProposals');

/** Joins products that are sizes of the same thing, and separates them; each can be undone. */
export function usePackChanges() {
  const { showSuccess, showFailure } = useMessages();
  const [joinPacks] = useJoinPacksMutation({ update: whatIsShown });
  const [leavePacks] = useLeavePacksMutation({ update: whatIsShown });
  const [saving, setSaving] = useState(false);

  const attempt = useAttempt();
  const save = async (work: () => Promise<void>): Promise<void> => {
    setSaving(true);
    await attempt(work);
    setSaving(false);
  };

  /** Removes products from their groups. */
  const takeOut = async (rows: readonly PackLeaveRow[]): Promise<void> => {
    const { data } = await leavePacks({ variables: { rows: [...rows] } });
    const refused = data?.leavePacks.find(({ message }) => message !== null);
    if (refused?.message) showFailure(refused.message);
  };

  /** Joins the products of each group; shows the number of groups joined, and the reasons for refusals. */
  const join = (groups: readonly (readonly string[])[]): Promise<void> =>
    save(async () => {
      const joined: PackLeaveRow[] = [];
      const refusals = new Set<string>();
      let joinedCount = 0;
      for (let from = 0; from < groups.length; from += mostRows) {
        const rows = groups
          .slice(from, from + mostRows)
          .map((productIds) => ({ productIds: [...productIds] }));
        const { data } = await joinPacks({ variables: { rows } });
        for (const { packGroup, joinedIds, message } of data?.joinPacks ?? []) {
          if (message) refusals.add(message);
          if (packGroup === null) continue;
          joinedCount++;
          joined.push(...joinedIds.map((productId) => ({ productId, packGroup })));
        }
      }
      if (joinedCount > 0)
        showSuccess(
          plural(joinedCount, {
            one: 'Customers see these sizes together now',
            other: 'The sizes of # products are together now',
          }),
          { label: t`Undo`, act: () => void save(() => takeOut(joined)) },
        );
      for (const message of refusals) showFailure(message);
    });

  /** Removes a product from its group; undo uses a remaining product of the group. */
  const leave = (
    { id: productId, packGroup, name }: { id: string; packGroup: string; name: string },
    otherId: string,
  ): Promise<void> =>
    save(async () => {
      await takeOut([{ productId, packGroup }]);
      showSuccess(t`${name} is not among these sizes any more`, {
        label: t`Undo`,
        act: () => void join([[otherId, productId]]),
      });
    });

  return { join, leave, saving };
}
