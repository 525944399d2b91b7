import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { AdminProductTable } from './product-table';
import { AdminSearch } from './search';
import { useCurrentAdmin } from '../use-current-admin';
import { useAdminProductsQuery } from '../../generated/staff/products/products';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { NotForYourRole } from '../not-for-your-role';
import { downloads } from '../../shared/lib/paths';

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
  return (
    <Page
      title={t`Products`}
      aside={<AdminSearch search={parameters.get('search') ?? ''} onSearch={searchFor} />}
    >
      <ProductList />
    </Page>
  );
}

function ProductList() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useAdminProductsQuery({
    variables: {
      search: parameters.get('search') || null,
      page: readPage(parameters),
      pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const products = (data ?? previousData)?.products;
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (error)
    return (
      <ErrorState text={t`The products could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!products) return <LoadingState label={t`Loading products`} rows={8} />;
  if (products.totalCount === 0) return <EmptyState text={t`No product is available in list`} />;
  // The last product of the last page was deleted.
  if (products.page > products.pageCount)
    return <Navigate to={toPage(products.pageCount)} replace />;
  return (
    <div>
      <AdminProductTable products={products.items} />
      <Pager {...products} toPage={toPage} />
      <a className="text-link" href={downloads.productsCsv} download>{t`Download as CSV`}</a>
    </div>
  );
}
