import { t } from '@lingui/core/macro';

import { toShopError } from '../../../apollo/shop-error';
import { MySessionsDocument, useRevokeSessionMutation } from '../../../generated/account/sessions';
import type { SessionEntryFragment } from '../../../generated/graphql';
import { focusHeading } from '../../../shared/lib/focus-heading';
import { formatInstant } from '../../../shared/lib/ist-time';
import { Badge } from '../../../shared/chakra/badge';
import { Button } from '../../../shared/chakra/button';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { nameUserAgent } from './user-agent.rules';

/** One logged-in browser or program. */
export function SessionEntry({ session }: { session: SessionEntryFragment }) {
  const { id, userAgent, createdAt, lastUsedAt, isCurrent } = session;
  const { showSuccess, showFailure } = useMessages();
  const name = nameUserAgent(userAgent);
  const [revokeSession, { loading }] = useRevokeSessionMutation({
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      focusHeading();
      showSuccess(t`Logged out: ${name}`);
    },
    onError: (error) => showFailure(toShopError(error).message),
  });
  const lastUsed = t`last used ${{ time: formatInstant(lastUsedAt) }}`;
  const loggedIn = t`logged in ${{ time: formatInstant(createdAt) }}`;
  return (
    <li className="session">
      <div>
        <p className="session__name">
          {name}
          {isCurrent && <Badge tone="good">{t`This browser`}</Badge>}
        </p>
        <p className="session__note">{isCurrent ? loggedIn : `${lastUsed} · ${loggedIn}`}</p>
      </div>
      {!isCurrent && (
        <Button
          tone="danger"
          loading={loading}
          aria-label={t`Log out ${name}, ${lastUsed}`}
          onClick={() => void revokeSession({ variables: { id } })}
        >{t`Log out`}</Button>
      )}
    </li>
  );
}
