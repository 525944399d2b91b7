import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import {
  MySessionsDocument,
  useMySessionsQuery,
  useRevokeOtherSessionsMutation,
} from '../../generated/account/sessions';
import { Button } from '../../shared/chakra/button';
import { focusHeading } from '../../shared/lib/focus-heading';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { SessionEntry } from './internal/session-entry';
import './session-list.css';

/** The sessions of the caller, with buttons to end them. */
export function SessionList() {
  const { showSuccess, showFailure } = useMessages();
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [revokeOthers, { loading }] = useRevokeOtherSessionsMutation({
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      focusHeading();
      showSuccess(t`You are logged out everywhere else.`);
    },
    onError: (problem) => showFailure(toShopError(problem).message),
  });
  const sessions = data?.mySessions;
  if (error && !sessions)
    return <ErrorState text={t`Your logins could not be loaded.`} onRetry={() => void refetch()} />;
  if (!sessions) return <LoadingState label={t`Loading your logins`} rows={2} />;
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="session-list">
        {[...own, ...others].map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          tone="outline"
          loading={loading}
          onClick={() => void revokeOthers()}
        >{t`Log out everywhere else`}</Button>
      )}
    </>
  );
}
