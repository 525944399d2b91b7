import { t } from '@lingui/core/macro';

import { useSetStockMutation } from '../../generated/staff/products/set-stock';
import { useUpdateProductMutation } from '../../generated/staff/products/update-product';
import type { ProductFormValuesFragment } from '../../generated/graphql';
import { randomKey } from '../../shared/lib/random-key';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { invalidateListings } from './invalidate-listings';
import {
  changesOf,
  formOfProduct,
  formOfValues,
  tidyForm,
  type FieldName,
  type ProductForm,
} from './product-form.rules';

/** Saves the changed fields of a product: texts and price against its version, the stock against the shown stock. */
export function useProductEditing(product: ProductFormValuesFragment) {
  const { showSuccess, showFailure } = useMessages();
  const [update] = useUpdateProductMutation({ update: invalidateListings });
  const [setStock] = useSetStockMutation({ update: invalidateListings });
  const editing = useRecordEditing<FieldName>({
    record: { values: formOfProduct(product), version: product.version },
    save: async (base, form, keep) => {
      const input = changesOf(base.values, form);
      if (Object.keys(input).length > 0) {
        const variables = { id: product.id, input, expectedVersion: base.version };
        const { data } = await update({ variables });
        const { stockQuantity } = base.values;
        const version = data?.updateProduct.version ?? base.version;
        keep({ values: { ...form, stockQuantity }, version });
      }
      const [expected, value] = [Number(base.values.stockQuantity), Number(form.stockQuantity)];
      if (expected !== value)
        await setStock({
          variables: { productId: product.id, expected, value, key: randomKey() },
        });
    },
    read: formOfValues,
    // Orders constantly change the stock.
    volatile: ['stockQuantity'],
  });

  const tell = (outcome: SaveOutcome): SaveOutcome => {
    if (outcome === 'saved') showSuccess(t`Product updated sucessfully`);
    else if (outcome !== 'conflict') showFailure(t`Something going wrong!!pl try again`);
    return outcome;
  };
  return {
    ...editing,
    save: async (form: ProductForm) => tell(await editing.save(tidyForm(form))),
    saveChosen: async (...choice: Parameters<typeof editing.saveChosen>) =>
      tell(await editing.saveChosen(...choice)),
  };
}
