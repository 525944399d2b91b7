import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';

import { useProduct } from '../../features/catalogue/use-product';
import { PopularRail } from '../../features/catalogue/popular-rail';
import { ProductDetail, ProductTrail } from '../../features/catalogue/product-detail';
import { ProductRail } from '../../features/catalogue/product-rail';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { useSession } from '../../shared/lib/session';
import { ButtonLink } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import { ProductAction, ProductCorner } from '../../features/product-action/product-action';
import { ShopCartBar } from '../../features/checkout/shop-cart-bar';
import { localName } from '../../shared/lib/local-name';

const actionFor = (product: ProductFieldsFragment) => <ProductAction product={product} />;

/** The public page of one product. */
export function ProductRoute() {
  const { id = '' } = useParams();
  // Each product is a separate screen: the focus moves to its heading.
  return <ProductScreen key={id} id={id} />;
}

function ProductScreen({ id }: { id: string }) {
  const { role } = useSession();
  const { product, details, failure, retry } = useProduct(id);
  const missing = isMissing(failure?.code);
  if (!product || missing) return <Absent missing={missing} failed={!!failure} retry={retry} />;
  return (
    <Page
      title={localName(product)}
      description={product.description || undefined}
      before={<ProductTrail name={localName(product)} category={details?.category} />}
    >
      <ProductDetail
        product={product}
        details={details}
        action={actionFor(product)}
        corner={<ProductCorner product={product} />}
      />
      {details ? (
        <>
          <ProductRail
            heading={t`Often bought together`}
            products={details.oftenBoughtWith}
            actionFor={actionFor}
          />
          <ProductRail
            heading={t`Similar products`}
            products={details.similar}
            actionFor={actionFor}
          />
        </>
      ) : (
        <Loading failed={!!failure} retry={retry} />
      )}
      {role !== 'admin' && <ShopCartBar />}
    </Page>
  );
}

/** No product has this id, or the id is malformed. */
const isMissing = (code: string | undefined) => code === 'NOT_FOUND' || code === 'VALIDATION';

interface AbsentProps {
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

function Absent({ missing, failed, retry }: AbsentProps) {
  if (missing) {
    return (
      <Page title={t`Product not found`}>
        <EmptyState text={t`This product is not in the shop any more.`}>
          <ButtonLink to={paths.shop}>{t`See all products`}</ButtonLink>
        </EmptyState>
        <PopularRail heading={t`Popular in Thane`} actionFor={actionFor} />
      </Page>
    );
  }
  return (
    <Page title={t`Product`}>
      <Loading failed={failed} retry={retry} />
    </Page>
  );
}

/** The placeholder while the product loads, as high as a row of products, or the error. */
function Loading({ failed, retry }: Omit<AbsentProps, 'missing'>) {
  if (failed) return <ErrorState text={t`The product could not be loaded.`} onRetry={retry} />;
  return <LoadingState label={t`Loading the product`} rows={6} />;
}
