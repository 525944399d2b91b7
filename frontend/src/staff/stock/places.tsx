import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { PlaceStockQuery, StockPlaceFragment } from '../../generated/graphql';
import {
  usePlaceStockQuery,
  useRemoveStockPlaceMutation,
} from '../../generated/staff/stock/places';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { columnsOf } from '../kit/columns';
import { PagedRecords } from '../kit/paged-records';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useAttempt } from '../kit/use-attempt';
import { stockMovementsOf, stockPlaceOf, stockPlaces, transferOf } from '../staff-paths';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { PlaceDialog, type EditedPlace } from './place-dialog';
import { useStockPlaces } from './place-field';

/** The places of stock beside the shop: the list of them, or what one of them has. */
export function Places() {
  const [parameters] = useSearchParams();
  const places = useStockPlaces();
  const shown = places.page?.find(({ id }) => id === parameters.get('place'));
  return (
    <section className="stock" aria-labelledby="stock-places">
      <h2 id="stock-places">{shown ? shown.name : t`Other places`}</h2>
      <RecordList {...places}>
        {(all) => (shown ? <OnePlace place={shown} /> : <PlaceList places={all} />)}
      </RecordList>
    </section>
  );
}

function PlaceList({ places }: { places: readonly StockPlaceFragment[] }) {
  const [edited, setEdited] = useState<EditedPlace>();
  const [removed, setRemoved] = useState<StockPlaceFragment>();
  return (
    <>
      <p>{t`Godowns and second stores. Online orders take from the shop only: transfer pieces to it before they are sold.`}</p>
      <div>
        <Button onClick={() => setEdited({})}>{t`Add a place`}</Button>
      </div>
      {places.length > 0 && (
        <RecordTable
          caption={t`Other places`}
          columns={placeColumns((place) => setEdited({ place }), setRemoved)}
          rows={places}
          idOf={({ id }) => id}
        />
      )}
      <PlaceDialog edited={edited} onClose={() => setEdited(undefined)} />
      {removed && <RemovePlace place={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface RemovePlaceProps {
  place: StockPlaceFragment;
  onClose: () => void;
}

function RemovePlace({ place: { id, name }, onClose }: RemovePlaceProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [remove, { loading }] = useRemoveStockPlaceMutation({ update: invalidateStock });
  const confirm = async () => {
    await attempt(async () => {
      await remove({ variables: { id } });
      showSuccess(t`Removed: ${{ name }}`);
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Remove this place?`}
      open
      onClose={onClose}
      confirmLabel={t`Remove`}
      loading={loading}
      onConfirm={() => void confirm()}
    >
      <p className="long-text">
        {t`${{ name }} leaves all lists. The changes of its stock stay. Only an empty place can be removed.`}
      </p>
    </ConfirmDialog>
  );
}

function OnePlace({ place }: { place: StockPlaceFragment }) {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = usePlaceStockQuery({
    variables: { id: place.id, page: readPage(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      {place.note && <p className="long-text">{place.note}</p>}
      <PagedRecords
        page={(data ?? previousData)?.locationStock}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Loading products`,
          failed: t`The products could not be loaded.`,
          empty: t`Nothing is there.`,
        }}
        caption={place.name}
        columns={stockColumns(place.id)}
        list="place-stock"
        idOf={({ product }) => product.id}
      />
      <p>
        <Link to={stockPlaces} className="text-link">{t`All places`}</Link>
      </p>
    </>
  );
}

const columns = columnsOf<StockPlaceFragment>();

const placeColumns = (
  onEdit: (place: StockPlaceFragment) => void,
  onRemove: (place: StockPlaceFragment) => void,
) => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <Link
        id={`place-${original.id}`}
        to={stockPlaceOf(original.id)}
        className="text-link long-text"
      >
        {original.name}
      </Link>
    ),
  }),
  columns.display({
    id: 'note',
    header: t`Note`,
    cell: ({ row }) => row.original.note ?? '–',
  }),
  columns.display({
    id: 'products',
    header: t`Products`,
    cell: ({ row }) => inIndianGroups(row.original.productCount),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'pieces',
    header: t`Pieces`,
    cell: ({ row }) => inIndianGroups(row.original.pieces),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => {
      const nameId = `place-${original.id}`;
      return (
        <div className="stock__buttons">
          <Button tone="outline" aria-describedby={nameId} onClick={() => onEdit(original)}>
            {t`Edit`}
          </Button>
          {original.pieces === 0 && (
            <Button tone="danger" aria-describedby={nameId} onClick={() => onRemove(original)}>
              {t`Remove`}
            </Button>
          )}
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];

const stocks = columnsOf<PlaceStockQuery['locationStock']['items'][number]>();

const stockColumns = (placeId: string) => [
  stocks.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <Link
        id={`stock-${original.product.id}`}
        to={stockMovementsOf(original.product.id)}
        className="text-link"
      >
        <NamedProduct product={original.product} />
      </Link>
    ),
  }),
  stocks.display({
    id: 'pieces',
    header: t`Pieces`,
    cell: ({ row }) => inIndianGroups(row.original.pieces),
    meta: { isNumeric: true, isHalf: true },
  }),
  stocks.display({
    id: 'shop',
    header: t`In the shop`,
    cell: ({ row }) => inIndianGroups(row.original.product.stockQuantity),
    meta: { isNumeric: true, isHalf: true },
  }),
  stocks.display({
    id: 'expires',
    header: t`Expires on`,
    cell: ({ row }) => {
      const dated = row.original.batches.flatMap(({ expiresOn, pieces }) =>
        expiresOn ? `${formatCalendarDay(expiresOn)}: ${inIndianGroups(pieces)}` : [],
      );
      return dated.join(', ') || '–';
    },
  }),
  stocks.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => (
      <Link
        to={transferOf({ from: placeId, productId: original.product.id })}
        aria-describedby={`stock-${original.product.id}`}
        className="text-link"
      >{t`Transfer`}</Link>
    ),
    meta: { isUnnamed: true },
  }),
];
