import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';

import { useLogOut } from '../../app/layout/use-log-out';
import { loadQueues } from './load-queues';

/** Logs out; asks for confirmation if actions are unsent. They are kept, and sent after the next login. */
export function useLogOutAsking(): () => Promise<void> {
  const client = useApolloClient();
  const logOut = useLogOut();
  return async () => {
    const queues = await loadQueues(client);
    const counts = await Promise.all(queues.map((queue) => queue.unsentCount()));
    const count = counts.reduce((sum, each) => sum + each, 0);
    const question = plural(count, {
      one: '# action is not sent yet. It is kept on this phone until you log in here again. Log out?',
      other:
        '# actions are not sent yet. They are kept on this phone until you log in here again. Log out?',
    });
    if (count === 0 || window.confirm(question)) await logOut();
  };
}
