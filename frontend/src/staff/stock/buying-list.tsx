import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf, toShopError } from '../../apollo/shop-error';
import type { BuyingListQuery } from '../../generated/graphql';
import { BuyingListDocument, useBuyingListQuery } from '../../generated/staff/stock/stock';
import { Button } from '../../shared/chakra/button';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { localProduct } from '../../shared/lib/local-name';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { columnsOf } from '../kit/columns';
import { PagedRecords } from '../kit/paged-records';
import { useFromList } from '../kit/way-back';
import { adminEditProduct } from '../staff-paths';
import { PlacesWithPieces } from './elsewhere';
import { NamedProduct } from './named-product';

type Item = BuyingListQuery['buyingList']['items'][number];

const pageSize = 25;
const buyingListCsv = '/exports/buying-list.csv';

/** The products that are sold out or low, and the quantity to buy of each. */
export function BuyingList() {
  const [parameters] = useSearchParams();
  const fromList = useFromList();
  const { data, previousData, error, refetch } = useBuyingListQuery({
    variables: { page: readPage(parameters), pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.buyingList;
  const hasElsewhere = page?.items.some(({ elsewhere }) => elsewhere.length > 0) ?? false;
  return (
    <section className="stock" aria-labelledby="low-stock">
      <h2 id="low-stock">{t`Sold out or low`}</h2>
      <PagedRecords
        page={page}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Loading products`,
          failed: t`The products could not be loaded.`,
          empty: t`No product is sold out or low.`,
        }}
        caption={t`Sold out or low`}
        columns={itemColumns(fromList, hasElsewhere)}
        list="buying-list"
        note={t`To buy: what was sold in 14 days, one for each customer who waits, and up to the level, less what is there, at least one; less what is at other places.`}
        idOf={({ product }) => product.id}
      >
        <div className="stock__buttons">
          <ShareList />
          <a className="text-link" href={buyingListCsv} download>{t`Download as CSV`}</a>
        </div>
      </PagedRecords>
    </section>
  );
}

/** The most products of one message to a wholesaler; the file has them all. */
const mostShared = 100;

/** Shares what is to be bought as a message, on devices that can share. */
function ShareList() {
  const { query } = useApolloClient();
  const { showFailure } = useMessages();
  if (!('share' in navigator)) return null;
  const share = async () => {
    const variables = { page: 1, pageSize: mostShared };
    try {
      const { data } = await query({
        query: BuyingListDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const text = (data?.buyingList.items ?? [])
        .filter(({ suggestedPieces }) => suggestedPieces > 0)
        .map(({ product, suggestedPieces }) => `${suggestedPieces} × ${localProduct(product)}`)
        .join('\n');
      await navigator.share({ text });
    } catch (error) {
      // Who closes the share sheet shares nothing.
      if (!(error instanceof DOMException)) showFailure(toShopError(error).message);
    }
  };
  return <Button tone="outline" onClick={() => void share()}>{t`Share the list`}</Button>;
}

const columns = columnsOf<Item>();

const elsewhereColumn = () =>
  columns.display({
    id: 'elsewhere',
    header: t`At other places`,
    cell: ({ row: { original } }) => (
      <PlacesWithPieces productId={original.product.id} elsewhere={original.elsewhere} />
    ),
  });

const itemColumns = (fromList: object, hasElsewhere: boolean) => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <Link to={adminEditProduct(original.product.id)} state={fromList} className="text-link">
        <NamedProduct product={original.product} />
      </Link>
    ),
  }),
  columns.display({
    id: 'stock',
    header: t`There`,
    cell: ({ row }) => inIndianGroups(row.original.product.stockQuantity),
    meta: { isNumeric: true, isHalf: true },
  }),
  ...(hasElsewhere ? [elsewhereColumn()] : []),
  columns.display({
    id: 'level',
    header: t`Low from`,
    cell: ({ row }) => inIndianGroups(row.original.level),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'sold',
    header: t`Sold in 14 days`,
    cell: ({ row }) => inIndianGroups(row.original.soldPieces),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'waiting',
    header: t`Waiting`,
    cell: ({ row }) => inIndianGroups(row.original.waitingCount),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'buy',
    header: t`To buy`,
    cell: ({ row }) => <strong>{inIndianGroups(row.original.suggestedPieces)}</strong>,
    meta: { isNumeric: true, isHalf: true },
  }),
];
