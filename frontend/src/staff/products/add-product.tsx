import { useApolloClient } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import {
  AddedProductDocument,
  useAddProductMutation,
} from '../../generated/staff/products/add-product';
import { useProductForEditQuery } from '../../generated/staff/products/product-for-edit';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { invalidateListings } from './invalidate-listings';
import { useNavigate } from '../../shared/lib/navigation';
import { randomKey } from '../../shared/lib/random-key';
import { ConflictDialog } from '../kit/conflict-dialog';
import type { RecordConflict } from '../kit/conflict.rules';
import type { SaveOutcome } from '../kit/use-record-editing';
import { useWayBack } from '../kit/way-back';
import { useProductEditing } from './use-product-editing';
import { ProductForm } from './product-form';
import { carriedOver, describeField } from './product-conflict.rules';
import {
  emptyProductForm,
  formOfSize,
  inputOfForm,
  productFormFields,
  type FieldName,
  type ProductForm as ProductFormValues,
} from './product-form.rules';
import { useCategoryChoices, type CategoryChoice } from '../kit/use-category-choices';
import { PackMembers } from '../pack-sizes/pack-members';
import { usePackChanges } from '../pack-sizes/use-pack-changes';
import { AlsoHere } from '../presence/also-here';
import { useCurrentAdmin } from '../use-current-admin';
import type { ProductFormValuesFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { adminEditProduct, stockMovementsOf } from '../staff-paths';
import { StockByPlace } from '../stock/elsewhere';
import { NotForYourRole } from '../not-for-your-role';
import { adminPaths } from '../admin-paths';

/** The form to add a product; with `id` in the URL, to edit that one. */
export function AdminAddProductRoute() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('id');
  const likeId = parameters.get('like');
  const { may } = useCurrentAdmin();
  return (
    <Page
      key={productId ?? likeId ?? 'new'}
      title={productId !== null ? t`Edit product` : likeId ? t`Add another size` : t`Add product`}
      width="narrow"
    >
      {may('manage-catalogue') === false ? (
        <NotForYourRole />
      ) : productId !== null ? (
        <StoredProduct productId={productId}>
          {(product, categories) => <EditForm product={product} categories={categories} />}
        </StoredProduct>
      ) : likeId ? (
        <StoredProduct productId={likeId}>
          {(product, categories) => <AddSize like={product} categories={categories} />}
        </StoredProduct>
      ) : (
        <AddProduct />
      )}
    </Page>
  );
}

/** After saving, returns to the list as it was; after a refusal, stays and returns it to the form. */
function useLeaveWhenSaved() {
  const navigate = useNavigate();
  const list = useWayBack(adminPaths.listProduct);
  return (refusal: ShopError | undefined): ShopError | undefined => {
    if (!refusal) navigate(list, { force: true });
    return refusal;
  };
}

/** Adds the product in a form; `then` gets its number, and leaves the form. */
function useAdding(then: (productId: string) => Promise<void> | void) {
  const { showSuccess, showFailure } = useMessages();
  const navigate = useNavigate();
  const [addProduct, { loading }] = useAddProductMutation({ update: invalidateListings });
  const client = useApolloClient();
  const findAdded = (sku: string) =>
    client
      .query({ query: AddedProductDocument, variables: { sku }, fetchPolicy: 'network-only' })
      .then(
        ({ data }) => data?.productsByCode[0],
        () => undefined,
      );
  // Chosen before the product is sent: if the answer is lost, the next try does not add it twice.
  const [newSku] = useState(() => ['N', randomKey().slice(0, 16)].join('-'));
  const add = async (form: ProductFormValues): Promise<ShopError | undefined> => {
    const input = inputOfForm(form);
    try {
      const { data } = await addProduct({
        variables: { input: { ...input, sku: input.sku || newSku } },
      });
      showSuccess(t`Product added sucessfully`);
      if (data) await then(data.addProduct.id);
    } catch (error) {
      const refusal = toShopError(error);
      const added =
        refusal.code === 'SKU_TAKEN' && !input.sku ? await findAdded(newSku) : undefined;
      if (added) {
        showFailure(t`The product was added before the connection was lost: check it.`);
        navigate(adminEditProduct(added.id), { force: true });
        return undefined;
      }
      showFailure(t`Something going wrong!!pl try again`);
      return refusal;
    }
    return undefined;
  };
  return { add, saving: loading };
}

function AddProduct() {
  const leaveWhenSaved = useLeaveWhenSaved();
  const { add, saving } = useAdding(() => void leaveWhenSaved(undefined));
  return (
    <ProductForm
      initial={emptyProductForm}
      categories={useCategoryChoices()}
      submitLabel={t`Add Product`}
      saving={saving}
      onSave={add}
    />
  );
}

/** The form for another size of a product, which joins its pack group when it is added. */
function AddSize({ like, categories }: { like: ProductFormValuesFragment; categories: Choices }) {
  const navigate = useNavigate();
  const packs = usePackChanges();
  const { add, saving } = useAdding(async (productId) => {
    await packs.join([[like.id, productId]]);
    navigate(adminEditProduct(like.id), { force: true });
  });
  const { name } = like;
  return (
    <>
      <p>
        {t`All is as of ${name}, but for size, price and stock. Where the name has the size in it, change that, too.`}
      </p>
      <ProductForm
        isStored
        initial={formOfSize(like)}
        categories={categories}
        submitLabel={t`Add Product`}
        saving={saving || packs.saving}
        onSave={add}
      />
    </>
  );
}

type Choices = readonly CategoryChoice[];

interface StoredProductProps {
  productId: string;
  children: (product: ProductFormValuesFragment, categories: Choices) => ReactNode;
}

/** A stored product, with the categories to choose from. */
function StoredProduct({ productId, children }: StoredProductProps) {
  const categories = useCategoryChoices();
  const { data, error, refetch } = useProductForEditQuery({
    variables: { id: productId },
    // The form must start from the stored state.
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
  return children(product, categories);
}

interface EditFormProps {
  product: ProductFormValuesFragment;
  categories: Choices;
}

function EditForm({ product, categories }: EditFormProps) {
  const { initial, conflict, saving, save, saveChosen, dismiss } = useProductEditing(product);
  const leaveWhenSaved = useLeaveWhenSaved();
  const conclude = (outcome: SaveOutcome): ShopError | undefined => {
    if (outcome === 'conflict') return undefined;
    return leaveWhenSaved(outcome === 'saved' ? undefined : outcome);
  };
  const choose = async (against: RecordConflict<FieldName>, chosen: ProductFormValues) => {
    // A refused choice can be corrected in the form.
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
      <StockByPlace productId={product.id} stockQuantity={product.stockQuantity} />
      <ProductForm
        isStored
        initial={initial}
        categories={categories}
        submitLabel={t`Update`}
        saving={saving}
        onSave={async (form) => conclude(await save(form))}
      />
      <PackMembers productId={product.id} />
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
