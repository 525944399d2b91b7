import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { WebhookRowFragment } from '../../generated/graphql';
import { useWebhooksQuery } from '../../generated/staff/webhooks/webhooks';
import { adminWebhookOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { NewSecret } from './new-secret';
import { StateBadge } from './state-badge';
import { WebhookForm } from './webhook-form';

/** The addresses to which events are sent. */
export function AdminWebhooksRoute() {
  return (
    <Page title={t`Webhooks`}>
      <Webhooks />
    </Page>
  );
}

function Webhooks() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string>();
  return (
    <>
      {secret && <NewSecret key={secret} secret={secret} onKept={() => setSecret(undefined)} />}
      <RecordList
        page={data?.webhooks}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ length }) => length === 0}
        texts={{
          loading: t`Loading the webhooks`,
          failed: t`The webhooks could not be loaded.`,
          empty: t`No webhook yet.`,
        }}
        whenEmpty={
          <p>{t`A program that has to know at once what happens in the shop needs one.`}</p>
        }
      >
        {(webhooks) => (
          <RecordTable
            caption={t`Webhooks`}
            columns={webhookColumns()}
            list="webhooks"
            rows={webhooks}
            idOf={({ id }) => id}
          />
        )}
      </RecordList>
      {data && (
        <details className="panel unfolding">
          <summary>{t`Add a webhook`}</summary>
          <WebhookForm onAdded={setSecret} />
        </details>
      )}
    </>
  );
}

const columns = columnsOf<WebhookRowFragment>();

const webhookColumns = () => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original: webhook } }) => (
      <Link to={adminWebhookOf(webhook.id)} className="text-link long-text">
        {webhook.description}
      </Link>
    ),
  }),
  columns.display({
    id: 'url',
    header: t`Address`,
    cell: ({ row }) => <span className="long-text">{row.original.url}</span>,
  }),
  columns.display({
    id: 'types',
    header: t`Events`,
    cell: ({ row }) => (
      <span className="long-text">{row.original.types.join(', ') || t`All events`}</span>
    ),
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row: { original: webhook } }) => <StateBadge webhook={webhook} />,
  }),
];
