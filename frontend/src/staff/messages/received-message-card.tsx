import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import type { ReceivedMessageCardFragment } from '../../generated/graphql';
import { useSetMessageAnsweredMutation } from '../../generated/staff/messages/received-message-card';
import { formatInstant } from '../../shared/lib/ist-time';
import { Button } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { useAttempt } from '../kit/use-attempt';
import { useCurrentAdmin } from '../use-current-admin';
import { adminPaths } from '../admin-paths';

/** One message to the shop; the email address opens a reply. */
export function ReceivedMessageCard({ message }: { message: ReceivedMessageCardFragment }) {
  const { fullName, email, subject, createdAt } = message;
  const { may } = useCurrentAdmin();
  return (
    <li className="panel received-message">
      <div className="received-message__head">
        <h2>{fullName}</h2>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </div>
      <p className="received-message__text">{subject}</p>
      <Flex wrap="wrap" gap="0 24px">
        <a className="text-link long-text" href={mailTo(email)}>
          {email}
        </a>
        {email && may('read-customer-emails') && (
          <Link
            className="text-link"
            to={`${adminPaths.customers}?${new URLSearchParams({ text: email })}`}
          >{t`Find the customer`}</Link>
        )}
      </Flex>
      <AnsweredState message={message} />
    </li>
  );
}

/** Whether the message is answered, and the button to mark it. */
function AnsweredState({ message }: { message: ReceivedMessageCardFragment }) {
  const { id, fullName, answeredAt, answeredByEmail } = message;
  const attempt = useAttempt();
  const [setAnswered, { loading }] = useSetMessageAnsweredMutation();
  const change = async () => {
    await attempt(() => setAnswered({ variables: { id, isAnswered: !answeredAt } }));
  };
  return (
    <Flex wrap="wrap" align="center" gap="8px 16px">
      {answeredAt && (
        <p role="status">
          {answeredByEmail
            ? t`Answered by ${answeredByEmail}, ${formatInstant(answeredAt)}`
            : t`Answered, ${formatInstant(answeredAt)}`}
        </p>
      )}
      <Button
        tone="outline"
        loading={loading}
        aria-label={
          answeredAt
            ? t`Open again: message of ${fullName}`
            : t`Mark as answered: message of ${fullName}`
        }
        onClick={() => void change()}
      >
        {answeredAt ? t`Open again` : t`Mark as answered`}
      </Button>
    </Flex>
  );
}

/** Encodes the address, so that it cannot add a recipient or a header. */
const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
