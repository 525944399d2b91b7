import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';
import { useId } from 'react';

import { adminEditProduct } from '../../shared/lib/paths';
import type { AdminProductRowFragment } from '../../generated/graphql';
import { useFromList } from '../kit/way-back';
import { Button, ButtonLink } from '../../shared/chakra/button';
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
    <Table.Row>
      <Table.Cell data-secondary data-label={t`Product Id`} data-half>
        {product.id}
      </Table.Cell>
      <Table.Cell data-label={t`Name`}>
        <strong id={nameId}>{product.name}</strong>
      </Table.Cell>
      <Table.Cell data-secondary data-label={t`Description`}>
        {product.description}
      </Table.Cell>
      <Table.Cell data-label={t`Image`} data-half>
        <span className="thumbnail">
          <Picture src={product.imageUrl} alt="" sizePx={42} />
        </span>
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`MRP`} data-half>
        <Price paise={product.mrpPaise} />
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Quantity`} data-half>
        {product.stockQuantity}
      </Table.Cell>
      <Table.Cell data-half>
        <ButtonLink
          to={adminEditProduct(product.id)}
          state={fromList}
          tone="outline"
          aria-describedby={nameId}
        >{t`Edit`}</ButtonLink>
      </Table.Cell>
      <Table.Cell data-half>
        <Button tone="danger" aria-describedby={nameId} onClick={onDelete}>{t`Delete`}</Button>
      </Table.Cell>
    </Table.Row>
  );
}
