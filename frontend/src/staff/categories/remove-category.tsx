import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { categoryName } from '../../features/catalogue/category-name';
import type { TreeCategoryFragment } from '../../generated/graphql';
import { useRemoveCategoryMutation } from '../../generated/staff/categories/category-tree';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { SelectField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { categoryOptionsOf, useCategoryChoices } from '../kit/use-category-choices';
import { useAttempt } from '../kit/use-attempt';
import { refetchTree } from './refetch-tree';

interface RemoveCategoryProps {
  category: TreeCategoryFragment;
  /** Slug of the category that gets its products, unless another one is chosen. */
  usualTarget: string;
  onClose: () => void;
}

/** Asks for the new category of the products, and deletes the category. */
export function RemoveCategory({ category, usualTarget, onClose }: RemoveCategoryProps) {
  const { id, slug, version } = category;
  const name = categoryName(category);
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [target, setTarget] = useState(usualTarget);
  const choices = useCategoryChoices().filter((choice) => choice.slug !== slug);
  const [remove, { loading }] = useRemoveCategoryMutation(refetchTree);

  const confirm = async () => {
    await attempt(async () => {
      await remove({ variables: { id, expectedVersion: version, moveProductsTo: target } });
      showSuccess(t`Deleted: ${{ name }}`);
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Delete this category?`}
      open
      confirmLabel={t`Delete`}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="long-text">{t`The page of ${{ name }} is gone then.`}</p>
      <SelectField
        label={t`Its products go to`}
        value={target}
        options={categoryOptionsOf(choices)}
        onChange={({ target: { value } }) => setTarget(value)}
      />
    </ConfirmDialog>
  );
}
