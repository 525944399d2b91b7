import type { AdminProductRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useDeleteProduct } from './use-delete-product';

interface DeleteDialogProps {
  /** The product that is to go; nothing is asked while there is none. */
  product: AdminProductRowFragment | undefined;
  onClose: () => void;
}

/** Asks once more: a deleted product leaves every cart as well. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { deleteProduct, loading } = useDeleteProduct();

  const confirm = async () => {
    if (product) await deleteProduct(product.id);
    onClose();
  };

  return (
    <ConfirmDialog
      title="Delete this product?"
      open={product !== undefined}
      confirmLabel="Delete"
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <strong>{product?.name}</strong> leaves the shop and every cart. Orders keep it.
      </p>
    </ConfirmDialog>
  );
}
