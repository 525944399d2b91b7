import { useEndSession } from './use-end-session';
import { useNavigate } from '../../shared/lib/navigation';
import { leaveSession } from '../../shared/lib/session';
import { fetchLanding } from '../landing-screen';
import { paths } from '../../shared/lib/paths';

/** Leaves after the server's session has ended: goes to the root, and clears all data in this browser. */
export function useLeave(): () => Promise<void> {
  const { forgetData } = useEndSession();
  const navigate = useNavigate();
  return async () => {
    await fetchLanding();
    // Synchronously: a guarded screen would redirect a guest to its login page.
    await leaveSession(() => navigate(paths.landing, { flushSync: true }));
    sessionStorage.clear();
    await forgetData();
  };
}

/** Logs out: ends the server's session, then leaves. */
export function useLogOut(): () => Promise<void> {
  const { endSession } = useEndSession();
  const leave = useLeave();
  return async () => {
    await endSession();
    await leave();
  };
}
