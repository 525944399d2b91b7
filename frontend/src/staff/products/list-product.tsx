import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { AdminProductTable } from './product-table';
import { AdminSearch } from './search';
import { useCurrentAdmin } from '../use-current-admin';
import {
  useAdminProductsQuery,
  useLowStockProductsQuery,
} from '../../generated/staff/products/products';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { ButtonLink } from '../../shared/chakra/button';
import { bulkChangesOf } from '../staff-paths';
import { NotForYourRole } from '../not-for-your-role';
import { downloads } from '../../shared/lib/paths';
import { Link } from '../../shared/ui/link';
import { adminPaths } from '../admin-paths';

const pageSize = 25;

/** The product table of an admin. */
export function AdminListProductRoute() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const searchFor = (text: string) =>
    void navigate({ search: text ? new URLSearchParams({ search: text }).toString() : '' });
  const { may } = useCurrentAdmin();
  if (may('manage-catalogue') === false)
    return (
      <Page title={t`Products`}>
        <NotForYourRole />
      </Page>
    );
  const search = parameters.get('search') ?? '';
  return (
    <Page
      title={t`Products`}
      aside={
        <div className="product-tools">
          <AdminSearch search={search} onSearch={searchFor} />
          <ButtonLink tone="outline" to={bulkChangesOf(search)}>{t`Change many`}</ButtonLink>
          <ButtonLink tone="outline" to={adminPaths.imports}>{t`Import a file`}</ButtonLink>
        </div>
      }
    >
      <ProductList />
    </Page>
  );
}

/** The products for the URL: search results, hidden ones, or those sold out or low. */
function useListedProducts(parameters: URLSearchParams) {
  const isLowStock = parameters.get('stock') === 'low';
  const isHidden = parameters.get('visibility') === 'hidden';
  const page = { page: readPage(parameters), pageSize };
  const found = useAdminProductsQuery({
    variables: {
      search: parameters.get('search') || null,
      visibility: isHidden ? 'HIDDEN' : 'ANY',
      ...page,
    },
    fetchPolicy: 'cache-and-network',
    skip: isLowStock,
  });
  const low = useLowStockProductsQuery({
    variables: page,
    fetchPolicy: 'cache-and-network',
    skip: !isLowStock,
  });
  const products = isLowStock
    ? (low.data ?? low.previousData)?.lowStockProducts
    : (found.data ?? found.previousData)?.products;
  const { error, refetch } = isLowStock ? low : found;
  return { isLowStock, isHidden, products, error, refetch };
}

function ProductList() {
  const [parameters] = useSearchParams();
  const { isLowStock, isHidden, products, error, refetch } = useListedProducts(parameters);
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (error)
    return (
      <ErrorState text={t`The products could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!products) return <LoadingState label={t`Loading products`} rows={8} />;
  if (products.totalCount === 0 && isLowStock)
    return <EmptyState text={t`No product is sold out or low.`} />;
  if (products.totalCount === 0 && isHidden)
    return (
      <EmptyState text={t`No product is hidden from customers.`}>
        <AllProducts />
      </EmptyState>
    );
  if (products.totalCount === 0) return <EmptyState text={t`No product is available in list`} />;
  // The last product of the last page was deleted.
  if (products.page > products.pageCount)
    return <Navigate to={toPage(products.pageCount)} replace />;
  return (
    <div>
      {isLowStock && (
        <p>
          {t`Sold out or low, the fewest pieces first.`} <AllProducts />
        </p>
      )}
      {isHidden && (
        <p>
          {t`Customers do not find these.`} <AllProducts />
        </p>
      )}
      <AdminProductTable products={products.items} />
      <Pager {...products} toPage={toPage} />
      <Flex wrap="wrap" gap="8px">
        <Link
          className="text-link"
          to={`${adminPaths.listProduct}?visibility=hidden`}
        >{t`Hidden products`}</Link>
        <a className="text-link" href={downloads.productsCsv} download>{t`Download as CSV`}</a>
      </Flex>
    </div>
  );
}

function AllProducts() {
  return <Link className="text-link" to={adminPaths.listProduct}>{t`All products`}</Link>;
}
