import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';

import { useLogOut } from '../../app/layout/use-log-out';

/** Logs out; asks before, where something that a picker did is unsent. It is kept, and sent when they log in again. */
export function useLogOutAsking(): () => Promise<void> {
  const client = useApolloClient();
  const logOut = useLogOut();
  return async () => {
    const { queueOf } = await import('./picking-queue');
    const count = await queueOf(client).unsentCount();
    const question = plural(count, {
      one: '# action of picking is not sent yet. It is kept on this phone until you log in here again. Log out?',
      other:
        '# actions of picking are not sent yet. They are kept on this phone until you log in here again. Log out?',
    });
    if (count === 0 || window.confirm(question)) await logOut();
  };
}
