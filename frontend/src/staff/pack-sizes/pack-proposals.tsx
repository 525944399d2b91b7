import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { PackProposalsQuery } from '../../generated/graphql';
import { usePackProposalsQuery } from '../../generated/staff/pack-sizes/pack-sizes';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { localName, localUnit } from '../../shared/lib/local-name';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { PagedRecords } from '../kit/paged-records';
import { SelectionBar } from '../kit/selection-bar';
import { useSelection } from '../kit/use-selection';
import { useFromList } from '../kit/way-back';
import { adminEditProduct } from '../staff-paths';
import { usePackChanges } from './use-pack-changes';

const pageSize = 25;

type Proposal = PackProposalsQuery['packProposals']['items'][number];

/** The first of its products identifies a proposal: each product is in one at most. */
const idOf = ({ products }: Proposal) => products[0]?.id ?? '';
const idsOf = ({ products }: Proposal) => products.map(({ id }) => id);
const nameOf = ({ name, brand }: Proposal) => [brand, name].filter(Boolean).join(' · ');

/** Products that look like sizes of the same thing, to be joined by a click. */
export function AdminPackSizesRoute() {
  const [parameters] = useSearchParams();
  const fromList = useFromList();
  const selection = useSelection<Proposal>(idOf);
  const { join, saving } = usePackChanges();
  const { data, previousData, error, refetch } = usePackProposalsQuery({
    variables: { page: readPage(parameters), pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const joinSelected = async () => {
    await join(selection.rows.map(idsOf));
    selection.clear();
  };
  const selectedCount = inIndianGroups(selection.rows.length);
  return (
    <Page title={t`Pack sizes`}>
      <p>{t`These products have the same brand, and the same name but for the size. Nothing is put together without you. Each keeps its own price and stock.`}</p>
      <PagedRecords
        page={(data ?? previousData)?.packProposals}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Looking for sizes`,
          failed: t`The proposals could not be loaded.`,
          empty: t`No more products look like sizes of one thing.`,
        }}
        caption={t`Pack sizes`}
        columns={proposalColumns(fromList, saving, (proposal) => {
          void join([idsOf(proposal)]);
        })}
        idOf={idOf}
        selection={{ ...selection, nameOf }}
      />
      <SelectionBar
        selectedCount={selection.rows.length}
        loading={selection.loading}
        failure={selection.failure}
        onClear={selection.clear}
      >
        <Button tone="haldi" loading={saving} onClick={() => void joinSelected()}>
          {t`Put ${selectedCount} together`}
        </Button>
      </SelectionBar>
    </Page>
  );
}

const columns = columnsOf<Proposal>();

const proposalColumns = (
  fromList: object,
  saving: boolean,
  onJoin: (proposal: Proposal) => void,
) => [
  columns.display({
    id: 'name',
    header: t`Product`,
    cell: ({ row: { original } }) => (
      <strong id={`pack-${idOf(original)}`} className="long-text">
        {nameOf(original)}
      </strong>
    ),
  }),
  columns.display({
    id: 'sizes',
    header: t`Sizes`,
    cell: ({ row: { original } }) => (
      <Sizes>
        {original.products.map((product) => (
          <li key={product.id}>
            <Link to={adminEditProduct(product.id)} state={fromList} className="text-link">
              {product.unit ? localUnit(product.unit) : localName(product)}
            </Link>{' '}
            {formatPaise(product.pricePaise)}{' '}
            {product.isHidden && <Badge tone="quiet">{t`Hidden`}</Badge>}
          </li>
        ))}
      </Sizes>
    ),
  }),
  columns.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => (
      <Button
        tone="outline"
        aria-describedby={`pack-${idOf(original)}`}
        loading={saving}
        onClick={() => onJoin(original)}
      >
        {t`Put together`}
      </Button>
    ),
    meta: { isUnnamed: true },
  }),
];

const Sizes = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', listStyle: 'none' },
});
