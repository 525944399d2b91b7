import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import { useAddProductMutation } from '../../generated/staff/products/add-product';
import { useProductForEditQuery } from '../../generated/staff/products/product-for-edit';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { invalidateListings } from './invalidate-listings';
import { useNavigate } from '../../shared/lib/navigation';
import { ConflictDialog } from '../kit/conflict-dialog';
import type { RecordConflict } from '../kit/conflict.rules';
import type { SaveOutcome } from '../kit/use-record-editing';
import { useWayBack } from '../kit/way-back';
import { useProductEditing } from './use-product-editing';
import { ProductForm } from './product-form';
import { carriedOver, describeField } from './product-conflict.rules';
import {
  emptyProductForm,
  inputOfForm,
  productFormFields,
  type FieldName,
  type ProductForm as ProductFormValues,
} from './product-form.rules';
import { useCategoryChoices, type CategoryChoice } from '../kit/use-category-choices';
import { AlsoHere } from '../presence/also-here';
import { useCurrentAdmin } from '../use-current-admin';
import type { ProductFormValuesFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { stockMovementsOf } from '../staff-paths';
import { NotForYourRole } from '../not-for-your-role';
import { adminPaths } from '../admin-paths';

/** The form to add a product; with `id` in the address, to edit that one. */
export function AdminAddProductRoute() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('id');
  const { may } = useCurrentAdmin();
  return (
    <Page
      key={productId ?? 'new'}
      title={productId === null ? t`Add product` : t`Edit product`}
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

/** Saved: back to the list as it was, or on to it. Refused: the form stays and is told why. */
function useLeaveWhenSaved() {
  const navigate = useNavigate();
  const list = useWayBack(adminPaths.listProduct);
  return (refusal: ShopError | undefined): ShopError | undefined => {
    if (!refusal) navigate(list, { force: true });
    return refusal;
  };
}

function AddProduct() {
  const { showSuccess, showFailure } = useMessages();
  const [addProduct, { loading }] = useAddProductMutation({ update: invalidateListings });
  const leaveWhenSaved = useLeaveWhenSaved();
  const add = async (form: ProductFormValues): Promise<ShopError | undefined> => {
    try {
      await addProduct({ variables: { input: inputOfForm(form) } });
    } catch (error) {
      showFailure(t`Something going wrong!!pl try again`);
      return toShopError(error);
    }
    showSuccess(t`Product added sucessfully`);
    return leaveWhenSaved(undefined);
  };
  return (
    <ProductForm
      initial={emptyProductForm}
      categories={useCategoryChoices()}
      submitLabel={t`Add Product`}
      saving={loading}
      onSave={add}
    />
  );
}

function EditProduct({ productId }: { productId: string }) {
  const categories = useCategoryChoices();
  const { data, error, refetch } = useProductForEditQuery({
    variables: { id: productId },
    // What is edited is what is stored now.
    fetchPolicy: 'network-only',
  });
  const product = data?.product;
  const code = failureOf(error)?.code;
  const list = useWayBack(adminPaths.listProduct);

  if (code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState text={t`There is no such product.`}>
        <ButtonLink to={list}>{t`Go to the list`}</ButtonLink>
      </EmptyState>
    );
  if (error && !product)
    return <ErrorState text={t`The product could not be loaded.`} onRetry={() => void refetch()} />;
  // The select needs its options before its value can be shown.
  if (!product || categories.length === 0) return <LoadingState label={t`Loading the product`} />;
  return <EditForm product={product} categories={categories} />;
}

interface EditFormProps {
  product: ProductFormValuesFragment;
  categories: readonly CategoryChoice[];
}

function EditForm({ product, categories }: EditFormProps) {
  const { initial, conflict, saving, save, saveChosen, dismiss } = useProductEditing(product);
  const leaveWhenSaved = useLeaveWhenSaved();
  const conclude = (outcome: SaveOutcome): ShopError | undefined => {
    if (outcome === 'conflict') return undefined;
    return leaveWhenSaved(outcome === 'saved' ? undefined : outcome);
  };
  const choose = async (against: RecordConflict<FieldName>, chosen: ProductFormValues) => {
    // A refused choice is mended in the form.
    if (conclude(await saveChosen(against, chosen))) dismiss();
  };
  return (
    <>
      <AlsoHere record="PRODUCT" id={product.id} />
      <p>
        <Link
          to={stockMovementsOf(product.id)}
          className="text-link"
        >{t`Changes of its stock`}</Link>
      </p>
      <ProductForm
        isStored
        initial={initial}
        categories={categories}
        submitLabel={t`Update`}
        saving={saving}
        onSave={async (form) => conclude(await save(form))}
      />
      <ConflictDialog
        conflict={conflict}
        labelOf={(field) => i18n._(productFormFields[field].label)}
        describe={(field, text) => describeField(field, text, categories)}
        alsoOffered={carriedOver}
        saving={saving}
        onChoose={(against, chosen) => void choose(against, chosen)}
        onClose={dismiss}
      />
    </>
  );
}
