import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import type { TreeCategoryFragment } from '../../generated/graphql';
import {
  CategoryTreeDocument,
  useRemoveCategoryMutation,
} from '../../generated/staff/categories/category-tree';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { SelectField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { optionsOf, useCategoryChoices } from '../kit/use-category-choices';
import { invalidateListings } from '../products/invalidate-listings';

interface RemoveCategoryProps {
  category: TreeCategoryFragment;
  /** Slug of the category that its products go to, unless another one is chosen. */
  usualTarget: string;
  open: boolean;
  onClose: () => void;
}

/** Asks where the products of a category go, and removes it. */
export function RemoveCategory({ category, usualTarget, open, onClose }: RemoveCategoryProps) {
  const { id, slug, name, version } = category;
  const { showSuccess, showFailure } = useMessages();
  const [target, setTarget] = useState(usualTarget);
  const choices = useCategoryChoices().filter((choice) => choice.slug !== slug);
  const [remove, { loading }] = useRemoveCategoryMutation({
    refetchQueries: [CategoryTreeDocument],
    awaitRefetchQueries: true,
    update: invalidateListings,
  });

  const confirm = async () => {
    try {
      await remove({ variables: { id, expectedVersion: version, moveProductsTo: target } });
      showSuccess(t`Deleted: ${{ name }}`);
    } catch (error) {
      showFailure(toShopError(error).message);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Delete this category?`}
      open={open}
      confirmLabel={t`Delete`}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="long-text">{t`The page of ${{ name }} is gone then.`}</p>
      <SelectField
        label={t`Its products go to`}
        value={target}
        options={optionsOf(choices)}
        onChange={({ target: { value } }) => setTarget(value)}
      />
    </ConfirmDialog>
  );
}
