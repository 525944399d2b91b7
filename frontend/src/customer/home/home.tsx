import { t } from '@lingui/core/macro';
import { Navigate, type To } from 'react-router-dom';

import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { CartControl } from '../../features/cart/cart-control';
import { useCategories, type Category } from '../../features/catalogue/use-categories';
import { useProducts } from './use-products';
import { ProductFilterBar } from './product-filter-bar';
import { firstRow, ProductGrid } from '../../features/catalogue/product-grid';
import { ProductTable } from './product-table';
import type { ProductFilter } from './product-filter.rules';
import { useProductFilter } from './use-product-filter';
import { useProductView, type ProductView } from './use-product-view';
import { CouponOffers } from '../../features/offers/coupon-offers';
import { BuyAgain } from '../../features/catalogue/buy-again';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { useIsPhone } from '../../shared/lib/phone';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { ShopCartBar } from '../../features/checkout/shop-cart-bar';
import { categoryName } from '../../features/catalogue/category-name';

/** The product list of a customer: the URL contains search, category, sort order and page. */
export function CustomerHomeRoute() {
  const { filter, change, toPage } = useProductFilter();
  const categories = useCategories();
  const { view, choose } = useProductView();
  const isPhone = useIsPhone();
  const coupons = isWholeList(filter) && (
    <CouponOffers heading={t`Coupons for today`} hideHeading />
  );
  return (
    <Page
      title={titleOf(filter, categories)}
      aside={
        <ProductFilterBar
          filter={filter}
          categories={categories}
          onChange={change}
          view={view}
          onView={choose}
        />
      }
    >
      {isPhone && isWholeList(filter) && <BuyAgain actionFor={actionFor} />}
      {!isPhone && coupons}
      <ProductList filter={filter} view={view} toPage={toPage} />
      {isPhone && coupons}
      <ShopCartBar />
    </Page>
  );
}

const actionFor = (product: ProductFieldsFragment) => <CartControl product={product} />;

/** Filtered lists and later pages show products only. */
const isWholeList = ({ search, category, page }: ProductFilter) =>
  !search && !category && page === 1;

function titleOf({ search, category }: ProductFilter, categories: readonly Category[]): string {
  if (search) return t`Results for ‘${search}’`;
  const chosen = categories.find(({ slug }) => slug === category);
  return chosen ? categoryName(chosen) : t`All products`;
}

interface ProductListProps {
  filter: ProductFilter;
  view: ProductView;
  toPage: (page: number) => To;
}

function ProductList({ filter, view, toPage }: ProductListProps) {
  const { products, loaded, failed, retry } = useProducts(filter);
  const { addToCart } = useAddToCart();

  if (failed) return <ErrorState text={t`The products could not be loaded.`} onRetry={retry} />;
  if (!products) return <LoadingState label={t`Loading products`} rows={8} />;
  if (products.totalCount === 0) return <EmptyState text={t`No product is available in list`} />;
  if (products.page > products.pageCount)
    return <Navigate to={toPage(products.pageCount)} replace />;
  return (
    <div aria-busy={!loaded}>
      {view === 'cards' ? (
        <>
          <h2 className="visually-hidden">{t`Products`}</h2>
          <ProductGrid products={products.items} eagerCount={firstRow} actionFor={actionFor} />
        </>
      ) : (
        <ProductTable
          products={products.items}
          loadedList={loaded ? JSON.stringify(filter) : undefined}
          onAdd={addToCart}
        />
      )}
      <Pager {...products} toPage={toPage} />
    </div>
  );
}
