import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import { Suspense, useState } from 'react';

import { useFoundCategory, type FoundCategory } from '../../features/catalogue/use-found-category';
import { useShopProducts } from '../../features/catalogue/use-shop-products';
import { ShopFacets } from '../../features/catalogue/shop-facets';
import { ShopResults } from '../../features/catalogue/shop-results';
import { narrowingsOf, shopSorts } from '../../features/catalogue/shop-filter.rules';
import { useShopFilter } from '../../features/catalogue/use-shop-filter';
import { useSession } from '../../shared/lib/session';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { shopSearch } from '../../shared/lib/paths';
import { NotFoundRoute } from '../../shared/ui/not-found';
import { NothingFound } from './nothing-found';
import { useProductSlots } from '../../features/product-action/product-action';
import { ShopCartBar } from '../../features/checkout/shop-cart-bar';
import { categoryName } from '../../features/catalogue/category-name';
import { loadedAhead, Nothing } from '../../shared/lib/loaded-ahead';
import './shop.css';

// Shown only for subcategories.
const { Part: Trail } = loadedAhead(
  async () => (await import('../../features/catalogue/trail')).Trail,
  Nothing,
);

/** The public shop: the address contains search, category, filters, sort order and pages. */
export function ShopRoute() {
  const shop = useShopFilter();
  const { filter } = shop;
  const { role } = useSession();
  const slots = useProductSlots();
  const chosen = useFoundCategory(filter.category);
  const category = chosen && categoryName(chosen.category);
  const { products, loading, failed, failure, retry } = useShopProducts(filter, 1);
  // The server knows all categories: an unknown one is treated like an unknown address.
  if (failure?.code === 'VALIDATION' && failure.fields.category) return <NotFoundRoute />;

  const title = category ?? t`All products`;
  return (
    <Page
      title={filter.search ? t`Results for ‘${{ search: filter.search }}’` : title}
      description={category && t`${category} at your door in Thane, in the slot you choose.`}
      before={
        chosen?.parent && (
          <Suspense fallback={null}>
            <Trail name={title} categories={[chosen.parent]} />
          </Suspense>
        )
      }
      aside={<Ordering shop={shop} facets={products?.facets} />}
    >
      <div className="shop">
        <aside className="shop__facets" aria-label={t`Filters`}>
          {products?.facets ? (
            <ShopFacets
              facets={products.facets}
              filter={filter}
              toFilter={shop.toFilter}
              onChange={shop.change}
            />
          ) : (
            <LoadingState label={t`Loading the filters`} rows={8} />
          )}
        </aside>
        <div className="shop__found">
          <h2 className="visually-hidden">{t`Products`}</h2>
          {chosen && chosen.children.length > 0 && (
            <Within chosen={chosen} toFilter={shop.toFilter} />
          )}
          {products?.correctedSearch && (
            <p role="status">
              <Trans>
                Showing results for <strong>{products.correctedSearch}</strong>
              </Trans>
            </p>
          )}
          {products && products.didYouMean.length > 0 && <Meant words={products.didYouMean} />}
          {failed && !products && (
            <ErrorState text={t`The products could not be loaded.`} onRetry={retry} />
          )}
          {!failed && !products && <LoadingState label={t`Loading products`} rows={8} />}
          {products?.totalCount === 0 && (
            <NothingFound
              search={filter.search}
              widen={narrowingsOf(filter) > 0 ? shop.widened : undefined}
            />
          )}
          {products && products.totalCount > 0 && (
            <ShopResults
              filter={filter}
              first={products}
              loading={loading}
              {...slots}
              onPages={shop.showPages}
            />
          )}
        </div>
      </div>
      {role !== 'admin' && <ShopCartBar />}
    </Page>
  );
}

interface WithinProps {
  chosen: FoundCategory;
  toFilter: ReturnType<typeof useShopFilter>['toFilter'];
}

/** The subcategories of the current category, or its siblings within the parent. */
function Within({ chosen: { category, parent = category, children }, toFilter }: WithinProps) {
  return (
    <nav className="shop__within" aria-label={t`In ${{ category: categoryName(parent) }}`}>
      {children.map((each) => (
        <Link
          key={each.slug}
          to={toFilter({ category: each.slug })}
          aria-current={each.slug === category.slug || undefined}
        >
          {categoryName(each)}
        </Link>
      ))}
    </nav>
  );
}

function Meant({ words }: { words: readonly string[] }) {
  return (
    <p className="shop__meant">
      {t`Did you mean`}
      {words.map((word) => (
        <Link key={word} to={shopSearch(word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}

interface OrderingProps {
  shop: ReturnType<typeof useShopFilter>;
  facets: Parameters<typeof ShopFacets>[0]['facets'] | undefined;
}

/** The sort order, and the button that opens the filters where there is no room for them next to the list. */
function Ordering({ shop, facets }: OrderingProps) {
  const { filter, change, toFilter } = shop;
  const [open, setOpen] = useState(false);
  const narrowings = narrowingsOf(filter);
  return (
    <div className="shop__order">
      <button type="button" className="shop__filters" onClick={() => setOpen(true)}>
        {t`Filters`}
        {narrowings > 0 && ` · ${narrowings}`}
      </button>
      <select
        aria-label={t`Sort by`}
        value={filter.sort}
        onChange={({ target }) =>
          change({ sort: shopSorts.find(({ value }) => value === target.value)?.value })
        }
      >
        {shopSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {i18n._(label)}
          </option>
        ))}
      </select>
      <Dialog title={t`Filters`} open={open} onClose={() => setOpen(false)} placement="sheet">
        {facets && (
          <ShopFacets facets={facets} filter={filter} toFilter={toFilter} onChange={change} />
        )}
        <Button onClick={() => setOpen(false)}>{t`Show products`}</Button>
      </Dialog>
    </div>
  );
}
