import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { invalidate } from '../../apollo/invalidate';
import { useDeleteProductMutation } from '../../generated/staff/products/delete-product';
import { AdminProductsDocument } from '../../generated/staff/products/products';
import type { AdminProductRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { usePiecesElsewhere } from '../stock/elsewhere';

interface DeleteDialogProps {
  /** The product to delete; the dialog is closed if undefined. */
  product: AdminProductRowFragment | undefined;
  onClose: () => void;
}

/** Asks for confirmation: a deleted product also leaves every cart. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [deleteProduct, { loading, client }] = useDeleteProductMutation({
    update: (cache) => invalidate(cache, 'categories'),
  });

  const confirm = async () => {
    if (!product) return;
    await attempt(async () => {
      await deleteProduct({ variables: { id: product.id } });
      showSuccess(t`Product deleted sucessfully`);
      // The list itself shows a failed reload.
      await client.refetchQueries({ include: [AdminProductsDocument] }).catch(() => undefined);
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Delete this product?`}
      open={product !== undefined}
      confirmLabel={t`Delete`}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <Trans>
          <strong>{product?.name}</strong> leaves the shop and every cart. Orders keep it.
        </Trans>
      </p>
      {product && <LostElsewhere productId={product.id} />}
    </ConfirmDialog>
  );
}

/** What the deletion writes off at the further places of stock. */
function LostElsewhere({ productId }: { productId: string }) {
  const elsewhere = usePiecesElsewhere(productId);
  if (elsewhere.length === 0) return null;
  return (
    <>
      <p>{t`Its pieces at other places are written off, too:`}</p>
      <ul>
        {elsewhere.map(({ location: { id, name: place }, pieces }) => (
          <li key={id} className="long-text">
            {t`${{ place }}: ${{ pieces: inIndianGroups(pieces) }}`}
          </li>
        ))}
      </ul>
    </>
  );
}
