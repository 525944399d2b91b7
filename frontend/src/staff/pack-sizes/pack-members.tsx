import { chakra, Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { PackMemberFragment } from '../../generated/graphql';
import { usePackMembersQuery } from '../../generated/staff/pack-sizes/pack-sizes';
import { Badge } from '../../shared/chakra/badge';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { localProduct } from '../../shared/lib/local-name';
import { Link } from '../../shared/ui/link';
import { columnsOf } from '../kit/columns';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { addSizeOf, adminEditProduct } from '../staff-paths';
import { ScanField } from '../stock/scan-field';
import { usePackChanges } from './use-pack-changes';

/**
 * The sizes of a product, including hidden ones: adding and removing takes effect at once, independently of the form.
 */
export function PackMembers({ productId }: { productId: string }) {
  const headingId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const { join, leave, saving } = usePackChanges();
  const { data, previousData, error, refetch } = usePackMembersQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const add = (id: string) => {
    setIsAdding(false);
    void join([[productId, id]]);
  };
  return (
    <Section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{t`Pack sizes`}</h2>
      <p>{t`Customers choose among the sizes on the page of each. Changes here are saved at once.`}</p>
      <RecordList
        page={(data ?? previousData)?.packMembers}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={(members) => members.length < 2}
        texts={{
          loading: t`Loading the sizes`,
          failed: t`The sizes could not be loaded.`,
          empty: t`It comes in this size only.`,
        }}
      >
        {(members) => (
          <RecordTable
            caption={t`Sizes`}
            columns={memberColumns(productId, saving, (member) => {
              const other = members.find(({ id }) => id !== member.id);
              const { id, packGroup } = member;
              if (!other || !packGroup) return;
              void leave({ id, packGroup, name: localProduct(member) }, other.id);
            })}
            rows={members}
            idOf={({ id }) => id}
          />
        )}
      </RecordList>
      {isAdding && <ScanField onFound={({ id }) => add(id)} />}
      <Flex wrap="wrap" gap="8px">
        <Button
          tone="outline"
          loading={saving}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          {t`Add a product of the shop`}
        </Button>
        <ButtonLink tone="outline" to={addSizeOf(productId)}>{t`Add another size`}</ButtonLink>
      </Flex>
    </Section>
  );
}

const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
});

const columns = columnsOf<PackMemberFragment>();

const memberColumns = (
  productId: string,
  saving: boolean,
  onRemove: (member: PackMemberFragment) => void,
) => [
  columns.display({
    id: 'size',
    header: t`Size`,
    cell: ({ row: { original } }) => (
      <span id={`size-${original.id}`}>
        <Link
          to={adminEditProduct(original.id)}
          className="text-link"
          aria-current={original.id === productId ? 'page' : undefined}
        >
          {localProduct(original)}
        </Link>{' '}
        {original.id === productId && <Badge tone="good">{t`This one`}</Badge>}
        {original.isHidden && <Badge tone="quiet">{t`Hidden`}</Badge>}
      </span>
    ),
  }),
  columns.display({
    id: 'price',
    header: t`Price`,
    cell: ({ row }) => formatPaise(row.original.pricePaise),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'stock',
    header: t`Stock`,
    cell: ({ row }) => inIndianGroups(row.original.stockQuantity),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => (
      <Button
        tone="quiet"
        aria-describedby={`size-${original.id}`}
        loading={saving}
        onClick={() => onRemove(original)}
      >
        {t`Take out`}
      </Button>
    ),
    meta: { isUnnamed: true },
  }),
];
