import { useId } from 'react';

import { adminEditProduct } from '../../shared/lib/paths';
import type { AdminProductRowFragment } from '../../generated/graphql';
import { useFromList } from './list-to-return-to';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';

interface AdminProductRowProps {
  product: AdminProductRowFragment;
  onDelete: () => void;
}

/** One product of the admin's table. */
export function AdminProductRow({ product, onDelete }: AdminProductRowProps) {
  const nameId = useId();
  const fromList = useFromList();
  return (
    <tr>
      <td className="secondary" data-label="Product Id" data-half>
        {product.id}
      </td>
      <td data-label="Name">
        <strong id={nameId}>{product.name}</strong>
      </td>
      <td className="secondary" data-label="Description">
        {product.description}
      </td>
      <td data-label="Image" data-half>
        <span className="thumbnail">
          <Picture src={product.imageUrl} alt="" sizePx={42} />
        </span>
      </td>
      <td className="number" data-label="MRP" data-half>
        <Price paise={product.mrpPaise} />
      </td>
      <td className="number" data-label="Quantity" data-half>
        {product.stockQuantity}
      </td>
      <td data-half>
        <ButtonLink
          to={adminEditProduct(product.id)}
          state={fromList}
          tone="outline"
          aria-describedby={nameId}
        >
          Edit
        </ButtonLink>
      </td>
      <td data-half>
        <Button tone="danger" aria-describedby={nameId} onClick={onDelete}>
          Delete
        </Button>
      </td>
    </tr>
  );
}
