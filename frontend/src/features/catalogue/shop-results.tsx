import { t } from '@lingui/core/macro';
import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { productOf } from '../../shared/lib/paths';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Button } from '../../shared/ui/button';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { useShopProducts } from './use-shop-products';
import type { ShopFilter } from './shop-filter.rules';
import { firstRow, ProductGrid } from './product-grid';
import './shop-results.css';

interface ShopResultsProps {
  filter: ShopFilter;
  /** The first page, already loaded. */
  first: { totalCount: number; pageCount: number; items: readonly ProductFieldsFragment[] };
  /** The list still shows the previous filter, while the next one loads. */
  loading: boolean;
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
  onPages: (pages: number) => void;
}

/** Whether two filters give the same list; the number of pages does not matter. */
const narrowsAlike = (one: ShopFilter, other: ShopFilter): boolean =>
  JSON.stringify({ ...one, pages: 1 }) === JSON.stringify({ ...other, pages: 1 });

/**
 * The results as stacked pages, with a button for the next one. Each page is a separate grid, so that a change in one
 * does not lay out the others again, of which there may be a hundred.
 */
export function ShopResults(props: ShopResultsProps) {
  const { filter, first, loading, onPages, ...slots } = props;
  const pages = Math.min(filter.pages, first.pageCount);
  const list = useRef<HTMLDivElement>(null);
  const [pagesAtFirst] = useState(pages);
  const [narrowing, setNarrowing] = useState(filter);
  if (!narrowsAlike(narrowing, filter)) setNarrowing(filter);
  const pageSize = first.items.length;
  const upTo = Math.min(pages * pageSize, first.totalCount);
  return (
    <div className="shop-results" aria-busy={loading} ref={list}>
      <ProductGrid products={first.items} eagerCount={firstRow} {...slots} />
      {Array.from({ length: pages - 1 }, (_, index) => (
        <NextPage
          key={index}
          filter={narrowing}
          page={index + 2}
          focusIn={index + 2 > pagesAtFirst ? list : undefined}
          {...slots}
        />
      ))}
      <p role="status">
        {t`${{ shown: inIndianGroups(upTo) }} of ${{ total: inIndianGroups(first.totalCount) }} products`}
      </p>
      {pages < first.pageCount && (
        <Button tone="outline" size="lg" onClick={() => onPages(pages + 1)}>
          {t`Load more`}
        </Button>
      )}
    </div>
  );
}

type NextPageProps = Pick<ShopResultsProps, 'filter' | 'actionFor' | 'cornerFor'> & {
  page: number;
  /** Moves the focus to the first new product, because the button moves down. */
  focusIn?: RefObject<HTMLElement | null>;
};

/** Renders again only when its own products change, not when a page is added below. */
const NextPage = memo(function NextPage(props: NextPageProps) {
  const { filter, page, focusIn, ...slots } = props;
  const { products, failed, retry } = useShopProducts(filter, page);
  const firstId = products?.items[0]?.id;
  const focused = useRef(false);
  useEffect(() => {
    if (!focusIn || firstId === undefined || focused.current) return;
    focused.current = true;
    const link = focusIn.current?.querySelector<HTMLElement>(`[href="${productOf(firstId)}"]`);
    link?.focus({ preventScroll: true });
  }, [firstId, focusIn]);
  if (failed && !products)
    return <ErrorState text={t`More products could not be loaded.`} onRetry={retry} />;
  if (!products) return <LoadingState label={t`Loading more products`} rows={8} />;
  return <ProductGrid products={products.items} {...slots} />;
});
