import { t } from '@lingui/core/macro';

import type { StockElsewhereQuery } from '../../generated/graphql';
import { useStockElsewhereQuery } from '../../generated/staff/stock/places';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Link } from '../../shared/ui/link';
import { transferOf } from '../staff-paths';

type Elsewhere = Pick<StockElsewhereQuery['stockElsewhere'][number], 'location' | 'pieces'>;

interface PlacesWithPiecesProps {
  productId: string;
  elsewhere: readonly Elsewhere[];
}

/** The pieces of a product at each further place, with a link that transfers some to the shop. */
export function PlacesWithPieces({ productId, elsewhere }: PlacesWithPiecesProps) {
  return (
    <>
      {elsewhere.map(({ location: { id, name }, pieces }) => (
        <span key={id} className="stock__place">
          <span className="long-text">{t`${{ place: name }}: ${{ pieces: inIndianGroups(pieces) }}`}</span>{' '}
          <Link
            to={transferOf({ from: id, productId })}
            className="text-link"
            aria-label={t`Transfer from ${{ place: name }}`}
          >{t`Transfer`}</Link>
        </span>
      ))}
    </>
  );
}

/** How many pieces of a product are at which further place. */
export function usePiecesElsewhere(productId: string): readonly Elsewhere[] {
  const { data } = useStockElsewhereQuery({
    variables: { productIds: [productId] },
    fetchPolicy: 'cache-and-network',
  });
  return data?.stockElsewhere ?? [];
}

interface StockByPlaceProps {
  productId: string;
  stockQuantity: number;
}

/** How much of a product is at which place; nothing if all of it is in the shop. */
export function StockByPlace({ productId, stockQuantity }: StockByPlaceProps) {
  const elsewhere = usePiecesElsewhere(productId);
  if (elsewhere.length === 0) return null;
  return (
    <p className="stock__places">
      <span>{t`In the shop: ${inIndianGroups(stockQuantity)}`}</span>
      <PlacesWithPieces productId={productId} elsewhere={elsewhere} />
    </p>
  );
}
