import { Flex } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { WebhookDeliveriesQuery, WebhookRowFragment } from '../../generated/graphql';
import {
  useRedeliverEventMutation,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useTurnWebhookMutation,
  useWebhookDeliveriesQuery,
  useWebhooksQuery,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from '../../generated/staff/webhooks/webhooks';
import { Badge } from '../../shared/chakra/badge';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { Notice } from '../../shared/chakra/notice';
import { formatInstant } from '../../shared/lib/ist-time';
import { useNavigate } from '../../shared/lib/navigation';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { columnsOf } from '../kit/columns';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useListUrl } from '../kit/use-list-url';
import { useAttempt } from '../kit/use-attempt';
import { LoadFailure } from '../load-failure';
import { NewSecret } from './new-secret';
import { StateBadge } from './state-badge';
import { deliveryStates } from './webhook.rules';
import { adminPaths } from '../admin-paths';

/** One webhook: its actions, and its deliveries. */
export function AdminWebhookRoute() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const webhook = data?.webhooks.find((each) => each.id === id);
  const failure = failureOf(error);
  return (
    <Page
      title={webhook?.description ?? t`Webhook`}
      aside={<Link to={adminPaths.webhooks} className="text-link">{t`All webhooks`}</Link>}
    >
      {webhook ? (
        <>
          <Actions webhook={webhook} onRefresh={() => void refetch()} />
          <h2>{t`Deliveries of the last 30 days`}</h2>
          <Deliveries webhook={webhook} />
        </>
      ) : data ? (
        <EmptyState text={t`There is no such webhook.`}>
          <ButtonLink to={adminPaths.webhooks}>{t`Go to the webhooks`}</ButtonLink>
        </EmptyState>
      ) : failure ? (
        <LoadFailure
          failure={failure}
          text={t`The webhook could not be loaded.`}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t`Loading the webhook`} />
      )}
    </Page>
  );
}

interface ActionsProps {
  webhook: WebhookRowFragment;
  onRefresh: () => void;
}

function Actions({ webhook, onRefresh }: ActionsProps) {
  const { id, url, types, state, formerSecretUntil } = webhook;
  const navigate = useNavigate();
  const { showSuccess, showFailure } = useMessages();
  const [asked, setAsked] = useState<'rotate' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const [test, testing] = useTestWebhookMutation();
  const [turn, turning] = useTurnWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [WebhooksDocument],
  });
  const [remove, removing] = useRemoveWebhookMutation({
    refetchQueries: [WebhooksDocument],
    awaitRefetchQueries: true,
  });
  const variables = { id };
  const hasFormer = formerSecretUntil !== null && new Date(formerSecretUntil) > new Date();
  const isOn = state === 'ACTIVE';

  const attempt = useAttempt();
  const act = async (work: () => Promise<void>) => {
    await attempt(work);
    setAsked(undefined);
  };
  const sendTest = () =>
    act(async () => {
      const { data } = await test({ variables });
      const reason = data?.testWebhook.failure;
      if (reason) showFailure(t`The test did not arrive: ${reason}`);
      else showSuccess(t`The test arrived`);
    });
  const switchOver = () =>
    act(async () => {
      await turn({ variables: { id, isOn: !isOn } });
      showSuccess(isOn ? t`The webhook is off` : t`The webhook is on`);
    });
  const renew = () =>
    act(async () => {
      const { data } = await rotate({ variables });
      setSecret(data?.rotateWebhookSecret.secret);
    });
  const drop = () =>
    act(async () => {
      await remove({ variables });
      showSuccess(t`The webhook is removed`);
      navigate(adminPaths.webhooks);
    });

  return (
    <>
      {secret && <NewSecret key={secret} secret={secret} onKept={() => setSecret(undefined)} />}
      <div className="panel">
        <p className="long-text">
          <code>{url}</code>
        </p>
        <p className="long-text">{types.join(', ') || t`All events`}</p>
        <Flex wrap="wrap" gap="12px" align="center" paddingTop="12px">
          <StateBadge webhook={webhook} />
          <Button
            tone="outline"
            loading={testing.loading}
            onClick={() => void sendTest()}
          >{t`Send a test`}</Button>
          <Button tone="outline" loading={turning.loading} onClick={() => void switchOver()}>
            {isOn ? t`Turn off` : t`Turn on`}
          </Button>
          <Button
            tone="outline"
            onClick={() => {
              // Another owner may have made one meanwhile.
              onRefresh();
              setAsked('rotate');
            }}
          >{t`New secret`}</Button>
          <Button tone="danger" onClick={() => setAsked('remove')}>{t`Remove`}</Button>
        </Flex>
      </div>
      <ConfirmDialog
        title={t`Make a new secret?`}
        open={asked === 'rotate'}
        confirmLabel={t`New secret`}
        loading={rotating.loading}
        onConfirm={() => void renew()}
        onClose={() => setAsked(undefined)}
      >
        <p>{t`Messages are signed with the old secret, too, for one day. Give the receiver the new one until then.`}</p>
        {hasFormer && (
          <Notice tone="warning">
            {t`There is a new secret already. Messages are signed with the one before it until ${formatInstant(formerSecretUntil)}, but no longer if you make another one now: a receiver that still uses it refuses them.`}
          </Notice>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Remove this webhook?`}
        open={asked === 'remove'}
        confirmLabel={t`Remove`}
        loading={removing.loading}
        onConfirm={() => void drop()}
        onClose={() => setAsked(undefined)}
      >
        <p>{t`Nothing is sent to it any more, and its list of deliveries goes, too.`}</p>
      </ConfirmDialog>
    </>
  );
}

function Deliveries({ webhook: { id, state } }: { webhook: WebhookRowFragment }) {
  const [parameters] = useSearchParams();
  const { toWith } = useListUrl();
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const { data, previousData, error, refetch } = useWebhookDeliveriesQuery({
    variables: { id, before: parameters.get('before') },
    fetchPolicy: 'cache-and-network',
  });
  const [redeliver] = useRedeliverEventMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const sendAgain = async (deliveryId: string) => {
    await attempt(async () => {
      await redeliver({ variables: { id: deliveryId } });
      showSuccess(t`It is sent again`);
    });
  };
  return (
    <RecordList
      page={(data ?? previousData)?.webhookDeliveries}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ items }) => items.length === 0}
      texts={{
        loading: t`Loading the deliveries`,
        failed: t`The deliveries could not be loaded.`,
        empty: t`Nothing was sent yet.`,
      }}
    >
      {({ items, endCursor }) => (
        <>
          <RecordTable
            caption={t`Deliveries`}
            columns={deliveryColumns(state === 'ACTIVE', (each) => void sendAgain(each))}
            list="webhook-deliveries"
            rows={items}
            idOf={(delivery) => delivery.id}
          />
          <Flex gap="8px" justify="flex-end">
            <Button tone="quiet" onClick={() => void refetch()}>{t`Refresh`}</Button>
            {endCursor && (
              <ButtonLink to={toWith({ before: endCursor })} tone="quiet">
                {t`Older ones`}
              </ButtonLink>
            )}
          </Flex>
        </>
      )}
    </RecordList>
  );
}

type DeliveryRow = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

const columns = columnsOf<DeliveryRow>();

const deliveryColumns = (isOn: boolean, onAgain: (id: string) => void) => [
  columns.display({
    id: 'event',
    enableHiding: false,
    header: t`Event`,
    cell: ({ row: { original: delivery } }) => (
      <details>
        <summary>
          <code>{delivery.type}</code>
        </summary>
        <pre className="long-text">{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
      </details>
    ),
  }),
  columns.display({
    id: 'createdAt',
    header: t`When`,
    cell: ({ row }) => formatInstant(row.original.createdAt),
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row: { original: delivery } }) => {
      const { text, tone } = deliveryStates[delivery.state];
      return <Badge tone={tone}>{i18n._(text)}</Badge>;
    },
  }),
  columns.display({
    id: 'attempts',
    header: t`Attempts`,
    cell: ({ row }) => row.original.attempts,
  }),
  columns.display({
    id: 'answer',
    header: t`Answer`,
    cell: ({ row: { original: delivery } }) => (
      <span className="long-text">
        {delivery.failure ?? (delivery.status === null ? '' : `HTTP ${delivery.status}`)}
      </span>
    ),
  }),
  columns.display({
    id: 'again',
    header: '',
    cell: ({ row: { original: delivery } }) => {
      const { id, messageId } = delivery;
      return (
        <Button
          tone="quiet"
          disabled={!isOn}
          aria-label={t`Send again: ${messageId}`}
          onClick={() => onAgain(id)}
        >{t`Send again`}</Button>
      );
    },
    meta: { isUnnamed: true },
  }),
];
