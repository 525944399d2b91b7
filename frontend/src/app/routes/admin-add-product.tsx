import { useNavigate, useSearchParams } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { useAddProduct } from '../../features/admin-products/api/use-add-product';
import { useProductForEdit } from '../../features/admin-products/api/use-product-for-edit';
import { useUpdateProduct } from '../../features/admin-products/api/use-update-product';
import { ProductForm } from '../../features/admin-products/components/product-form';
import { emptyProductForm, formOfProduct } from '../../features/admin-products/product-form.rules';
import { useCategories } from '../../features/catalogue/api/use-categories';
import { useCurrentAdmin } from '../../features/session/api/use-current-admin';
import type { ProductInput } from '../../generated/graphql';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { NotForYourRole } from '../not-for-your-role';
import { paths } from '../paths';

/** The form to add a product; with `id` in the address, to edit that one. */
export function AdminAddProductRoute() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('id');
  const { may } = useCurrentAdmin();
  return (
    <Page
      key={productId ?? 'new'}
      title={productId === null ? 'Add product' : 'Edit product'}
      width="narrow"
    >
      {may('manage-catalogue') === false ? (
        <NotForYourRole />
      ) : productId === null ? (
        <AddProduct />
      ) : (
        <EditProduct productId={productId} />
      )}
    </Page>
  );
}

/** Saved: on to the list. Refused: the form stays and is told why. */
function useLeaveWhenSaved() {
  const navigate = useNavigate();
  return async (refusal: ShopError | undefined): Promise<ShopError | undefined> => {
    if (!refusal) await navigate(paths.adminListProduct);
    return refusal;
  };
}

function AddProduct() {
  const { addProduct, loading } = useAddProduct();
  const leaveWhenSaved = useLeaveWhenSaved();
  return (
    <ProductForm
      initial={emptyProductForm}
      categories={useCategories()}
      submitLabel="Add Product"
      saving={loading}
      onSave={async (input: ProductInput) => leaveWhenSaved(await addProduct(input))}
    />
  );
}

function EditProduct({ productId }: { productId: string }) {
  const categories = useCategories();
  const { product, unknown, failed, retry } = useProductForEdit(productId);
  const { updateProduct, loading } = useUpdateProduct();
  const leaveWhenSaved = useLeaveWhenSaved();

  if (unknown)
    return (
      <EmptyState text="There is no such product.">
        <ButtonLink to={paths.adminListProduct}>Go to the list</ButtonLink>
      </EmptyState>
    );
  if (failed && !product)
    return <ErrorState text="The product could not be loaded." onRetry={retry} />;
  // The select needs its options before its value can be shown.
  if (!product || categories.length === 0) return <LoadingState label="Loading the product" />;
  return (
    <ProductForm
      initial={formOfProduct(product)}
      categories={categories}
      submitLabel="Update"
      saving={loading}
      onSave={async (input: ProductInput) => leaveWhenSaved(await updateProduct(productId, input))}
    />
  );
}
