import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useSetStockMutation } from '../../generated/staff/products/set-stock';
import { useUpdateProductMutation } from '../../generated/staff/products/update-product';
import type { ProductFormValuesFragment } from '../../generated/graphql';
import { randomKey } from '../../shared/lib/random-key';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { conflictOf, type ProductConflict } from './product-conflict.rules';
import { changesOf, formOfProduct, tidyForm, type ProductForm } from './product-form.rules';
import { invalidateListings } from './invalidate-listings';

/** The result of saving: saved, refused, or a conflict to resolve. */
export type SaveOutcome = 'saved' | 'conflict' | ShopError;

/**
 * Saves the changed fields of a product: texts and price against its version, the stock against the shown stock.
 * Returns a conflict where somebody else changed the same fields.
 */
export function useProductEditing(product: ProductFormValuesFragment) {
  const { showSuccess, showFailure } = useMessages();
  const [opened, setOpened] = useState(() => ({
    form: formOfProduct(product),
    version: product.version,
  }));
  const [conflict, setConflict] = useState<ProductConflict>();
  const [update, updating] = useUpdateProductMutation({ update: invalidateListings });
  const [setStock, settingStock] = useSetStockMutation({ update: invalidateListings });

  const saveAgainst = async (base: typeof opened, form: ProductForm): Promise<SaveOutcome> => {
    let saved = base;
    try {
      const input = changesOf(base.form, form);
      if (Object.keys(input).length > 0) {
        const variables = { id: product.id, input, expectedVersion: base.version };
        const { data } = await update({ variables });
        const { stockQuantity } = base.form;
        const version = data?.updateProduct.version ?? base.version;
        saved = { form: { ...form, stockQuantity }, version };
      }
      const [expected, value] = [Number(base.form.stockQuantity), Number(form.stockQuantity)];
      if (expected !== value)
        await setStock({
          variables: { productId: product.id, expected, value, key: randomKey() },
        });
    } catch (error) {
      const refusal = toShopError(error);
      // Fields that were saved before the stock was refused are not sent again.
      setOpened(saved);
      if (refusal.current) {
        const found = conflictOf(saved, form, refusal.current);
        // Somebody made the very same change, or an answer to this one was lost.
        if (found.clashes.length + found.theirs.length === 0)
          return saveAgainst({ form: found.stored, version: found.version }, form);
        setConflict(found);
        return 'conflict';
      }
      showFailure('Something going wrong!!pl try again');
      return refusal;
    }
    setConflict(undefined);
    showSuccess('Product updated sucessfully');
    return 'saved';
  };

  return {
    initial: opened.form,
    conflict,
    saving: updating.loading || settingStock.loading,
    save: (form: ProductForm) => saveAgainst(opened, tidyForm(form)),
    /** Saves a form in which somebody has chosen between both sides of the conflict. */
    saveChosen: ({ stored: form, version }: ProductConflict, chosen: ProductForm) =>
      saveAgainst({ form, version }, chosen),
    /** Closes the conflict. The form keeps its values. */
    dismiss: () => setConflict(undefined),
  };
}
