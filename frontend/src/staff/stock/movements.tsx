import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { StockMovementsQuery } from '../../generated/graphql';
import { useStockMovementsQuery } from '../../generated/staff/stock/stock';
import { ButtonLink } from '../../shared/chakra/button';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { localName } from '../../shared/lib/local-name';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { adminEditProduct, adminOrderOf, countStockOf, stockMovementsOf } from '../staff-paths';
import { StockByPlace } from './elsewhere';
import { movementKinds } from './movement-kinds';

type Movement = StockMovementsQuery['stockMovements']['items'][number];

/** All stock movements of a product, the newest first. */
export function AdminStockMovementsRoute() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useStockMovementsQuery({
    variables: { productId: id, after: parameters.get('after') },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <Page
      title={shown ? t`Stock of ${localName(shown.product)}` : t`Changes of a stock`}
      aside={
        <div className="stock__buttons">
          <Link to={adminEditProduct(id)} className="text-link">{t`The product`}</Link>
          {shown?.product.sku && (
            <Link to={countStockOf(shown.product.sku)} className="text-link">
              {t`Count or write off`}
            </Link>
          )}
        </div>
      }
    >
      <div className="stock">
        {shown && <StockByPlace productId={id} stockQuantity={shown.product.stockQuantity} />}
        <RecordList
          page={shown?.stockMovements}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
          isEmpty={({ items }) => items.length === 0}
          texts={{
            loading: t`Loading the changes`,
            failed: t`The changes could not be loaded.`,
            empty: t`Its stock was never changed.`,
          }}
        >
          {({ items, hasNext, endCursor }) => (
            <>
              <RecordTable
                caption={t`Changes of the stock`}
                columns={movementColumns(items.some(({ location }) => location))}
                list="stock-movements"
                rows={items}
                idOf={(movement) => movement.id}
              />
              <div className="stock__buttons">
                {parameters.has('after') && (
                  <ButtonLink tone="outline" to={stockMovementsOf(id)}>{t`Newest`}</ButtonLink>
                )}
                {hasNext && endCursor && (
                  <ButtonLink
                    tone="outline"
                    to={`${stockMovementsOf(id)}?after=${endCursor}`}
                  >{t`Older ones`}</ButtonLink>
                )}
              </div>
            </>
          )}
        </RecordList>
      </div>
    </Page>
  );
}

const columns = columnsOf<Movement>();

const placeColumn = () =>
  columns.display({
    id: 'place',
    header: t`Place`,
    cell: ({ row }) => row.original.location?.name ?? t`The shop`,
    meta: { isHalf: true },
  });

const movementColumns = (hasPlaces: boolean) => [
  columns.display({
    id: 'when',
    enableHiding: false,
    header: t`When`,
    cell: ({ row }) => <Instant at={row.original.at} />,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'kind',
    header: t`What`,
    cell: ({ row: { original } }) => (
      <>
        {i18n._(movementKinds[original.kind])}{' '}
        {original.orderId && (
          <Link to={adminOrderOf(original.orderId)} className="text-link">
            {t`Order ${original.orderId}`}
          </Link>
        )}
      </>
    ),
    meta: { isHalf: true },
  }),
  ...(hasPlaces ? [placeColumn()] : []),
  columns.display({
    id: 'pieces',
    header: t`Pieces`,
    cell: ({ row: { original } }) =>
      original.quantity > 0
        ? `+${inIndianGroups(original.quantity)}`
        : `−${inIndianGroups(-original.quantity)}`,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'after',
    header: t`Stock then`,
    cell: ({ row }) => inIndianGroups(row.original.stockAfter),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'reason',
    header: t`Reason`,
    cell: ({ row }) => row.original.reason ?? '–',
  }),
  columns.display({
    id: 'who',
    header: t`Who`,
    cell: ({ row }) => row.original.staffEmail ?? '–',
    meta: { isSecondary: true },
  }),
];
