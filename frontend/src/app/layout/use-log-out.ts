import { useNavigate } from 'react-router-dom';

import { useEndSession } from '../../features/session/api/use-end-session';
import { clearLocalStorage } from '../../lib/session';
import { paths } from '../paths';

/** Logs out: ends the server's session, goes to the root, and leaves nothing in this browser. */
export function useLogOut(): () => Promise<void> {
  const { endSession, forgetData } = useEndSession();
  const navigate = useNavigate();
  return async () => {
    await endSession();
    // Leaving first, and at once: a guarded screen would send a visitor to its login page.
    await navigate(paths.landing, { flushSync: true });
    clearLocalStorage();
    await forgetData();
  };
}
