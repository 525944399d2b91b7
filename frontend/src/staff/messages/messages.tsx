import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useContactMessagesQuery } from '../../generated/staff/messages/contact-messages';
import { ReceivedMessageCard } from './received-message-card';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { readList } from '../kit/list-url.rules';
import { ReadyFilters } from '../kit/ready-filters';
import { LoadFailure } from '../load-failure';

const pageSize = 20;

/** The messages to the shop. */
export function AdminMessagesRoute() {
  return (
    <Page title={t`Messages`}>
      <ReadyFilters
        label={t`Which messages`}
        filters={[
          { label: t`All messages`, filter: {} },
          { label: t`Open`, filter: { answered: 'no' } },
          { label: t`Answered`, filter: { answered: 'yes' } },
        ]}
      />
      <Messages />
    </Page>
  );
}

function Messages() {
  const [parameters] = useSearchParams();
  const isAnswered = readAnswered(parameters);
  const { data, previousData, error, refetch } = useContactMessagesQuery({
    variables: { page: readPage(parameters), pageSize, isAnswered },
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
  if (messages.totalCount === 0)
    return (
      <EmptyState
        text={isAnswered === undefined ? t`Nobody has written yet.` : t`There is none of these.`}
      />
    );
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

/** Whether the URL filters for answered or for open messages. */
function readAnswered(parameters: URLSearchParams): boolean | undefined {
  const [answered] = readList(parameters, 'answered', ['yes', 'no'] as const);
  return answered && answered === 'yes';
}
