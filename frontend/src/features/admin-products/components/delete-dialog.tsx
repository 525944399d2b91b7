import type { AdminProductRowFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useDeleteProduct } from '../api/use-delete-product';
import './delete-dialog.css';

interface DeleteDialogProps {
  /** The product that is to go; nothing is asked while there is none. */
  product: AdminProductRowFragment | undefined;
  onClose: () => void;
}

/** Asks once more: a deleted product leaves every cart as well. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { deleteProduct, loading } = useDeleteProduct();

  const confirm = async (id: string) => {
    await deleteProduct(id);
    onClose();
  };

  return (
    <Dialog title="Delete this product?" open={product !== undefined} onClose={onClose}>
      {product && (
        <>
          <p>
            <strong>{product.name}</strong> leaves the shop and every cart. Orders keep it.
          </p>
          <div className="delete-dialog__choice">
            <Button tone="quiet" onClick={onClose}>
              Keep it
            </Button>
            <Button
              className="delete-dialog__confirm"
              loading={loading}
              onClick={() => void confirm(product.id)}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
