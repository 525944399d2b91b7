import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useContactMessagesQuery } from '../../generated/staff/messages/contact-messages';
import { ReceivedMessageCard } from './received-message-card';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

const pageSize = 20;

/** What was written to the shop. */
export function AdminMessagesRoute() {
  return (
    <Page title={t`Messages`}>
      <Messages />
    </Page>
  );
}

function Messages() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useContactMessagesQuery({
    variables: { page: readPage(parameters), pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const messages = (data ?? previousData)?.contactMessages;
  const failure = failureOf(error);
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (failure && !messages)
    return (
      <LoadFailure
        failure={failure}
        text={t`The messages could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!messages) return <LoadingState label={t`Loading the messages`} rows={6} />;
  if (messages.totalCount === 0) return <EmptyState text={t`Nobody has written yet.`} />;
  if (messages.page > messages.pageCount)
    return <Navigate to={toPage(messages.pageCount)} replace />;
  return (
    <div>
      <ul className="received-messages">
        {messages.items.map((message) => (
          <ReceivedMessageCard key={message.id} message={message} />
        ))}
      </ul>
      <Pager {...messages} toPage={toPage} />
    </div>
  );
}
