import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { failureOf } from '../../apollo/shop-error';
import { useStaffAttentionQuery } from '../../generated/staff/home/attention';
import { formatPaise } from '../../shared/lib/format-price';
import { usePolling } from '../../shared/lib/use-polling';
import { Link } from '../../shared/ui/link';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { useCurrentAdmin } from '../use-current-admin';
import { mattersOf, type Matter } from './attention.rules';
import { FirstSteps } from './first-steps';

const POLL_MS = 30_000;

const Matters = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    gap: '12px',
    marginTop: '12px',
    listStyle: 'none',
  },
});

const Tile = chakra(Link, {
  base: {
    display: 'grid',
    alignContent: 'start',
    minHeight: '100%',
    padding: '12px 16px',
    lineHeight: 1.3,
    bg: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    _hover: { borderColor: 'leaf' },
    '& strong': { fontFamily: 'heading', fontSize: '28px', lineHeight: 1.1, color: 'leaf' },
    '&[data-urgent] strong': { color: 'tamatar' },
    '& small': { fontSize: '14px', color: 'soft' },
  },
});

/** The matters that need attention and that the role may see. */
export function Attention() {
  const { may } = useCurrentAdmin();
  const variables = {
    orders: may('read-orders') === true,
    stock: may('manage-catalogue') === true,
    messages: may('read-messages') === true,
    transfers: may('settle-cash') === true,
    tokens: may('manage-staff') === true,
  };
  const mayNone = !Object.values(variables).includes(true);
  const query = { variables, skip: mayNone, fetchPolicy: 'cache-and-network' } as const;
  const { data, previousData, error, refetch } = useStaffAttentionQuery(query);
  usePolling(refetch, mayNone ? undefined : POLL_MS);
  if (mayNone) return null;
  const known = data ?? previousData;
  return (
    <>
      {known?.catalogue?.totalCount === 0 && <FirstSteps />}
      <section aria-labelledby="attention">
        <h2 id="attention">{t`What needs attention`}</h2>
        {known ? (
          <Found matters={mattersOf(known, new Date())} />
        ) : failureOf(error) ? (
          <ErrorState
            text={t`What needs attention could not be loaded.`}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState label={t`Loading what needs attention`} rows={2} />
        )}
      </section>
    </>
  );
}

function Found({ matters }: { matters: readonly Matter[] }) {
  if (matters.length === 0) return <p>{t`Nothing needs attention now.`}</p>;
  return (
    <Matters>
      {matters.map((matter) => (
        <li key={matter.label.id}>
          <MatterTile {...matter} />
        </li>
      ))}
    </Matters>
  );
}

const MatterTile = ({ label, count, toPayPaise, path, isUrgent }: Matter) => (
  <Tile to={path} data-urgent={isUrgent || undefined}>
    <strong>{count}</strong> {i18n._(label)}
    {toPayPaise !== undefined && <small>{formatPaise(toPayPaise)}</small>}
  </Tile>
);
