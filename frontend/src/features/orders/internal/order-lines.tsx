import { Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import type { OrderLineFieldsFragment } from '../../../generated/graphql';
import { DataTable } from '../../../shared/chakra/data-table';
import { MrpPrice } from '../../../shared/ui/mrp-price';
import { Picture } from '../../../shared/ui/picture';
import { Price } from '../../../shared/ui/price';
import { LocalName, LocalUnit } from '../../../shared/ui/local-name';
import './order-lines.css';

/** The lines of an order as ordered, each with its share of the discounts. */
export function OrderLines({ lines }: { lines: readonly OrderLineFieldsFragment[] }) {
  return (
    <DataTable caption={t`What was ordered`}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{t`Product`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Mrp Price`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Quantity`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Total price`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Discount`}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </Table.Body>
    </DataTable>
  );
}

function OrderLine({ line }: { line: OrderLineFieldsFragment }) {
  return (
    <Table.Row>
      <Table.Cell>
        <div className="order-line__product">
          <span className="thumbnail">
            <Picture src={line.imageUrl} alt="" sizePx={42} />
          </span>
          <div>
            <strong>
              <LocalName product={line} withEnglish />
            </strong>
            {line.unit && <LocalUnit unit={line.unit} className="order-line__unit" />}
          </div>
        </div>
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Mrp Price`} data-half>
        <MrpPrice mrpPaise={line.mrpPaise} pricePaise={line.unitPricePaise} />
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Quantity`} data-half>
        {line.quantity}
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Total price`} data-half>
        <Price paise={line.totalPaise} />
      </Table.Cell>
      <Table.Cell className="order-line__discount" data-numeric data-label={t`Discount`} data-half>
        {line.discountPaise > 0 ? <Price paise={-line.discountPaise} /> : '–'}
      </Table.Cell>
    </Table.Row>
  );
}
