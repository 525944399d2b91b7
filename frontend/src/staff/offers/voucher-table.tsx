import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { GiftVoucherRowFragment } from '../../generated/graphql';
import { formatDayOf, formatInstant } from '../../shared/lib/ist-time';
import { DataTable } from '../../shared/chakra/data-table';
import { Price } from '../../shared/ui/price';

/** The newest gift vouchers, and which of them were redeemed. */
export function VoucherTable({ vouchers }: { vouchers: readonly GiftVoucherRowFragment[] }) {
  return (
    <DataTable caption={t`Gift vouchers`}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{t`Code`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Value`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Redeemable until`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Redeemed`}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {vouchers.map(({ id, code, valuePaise, validUntil, redeemedAt }) => (
          <Table.Row key={id}>
            <Table.Cell data-label={t`Code`}>
              <strong>{code}</strong>
            </Table.Cell>
            <Table.Cell data-numeric data-label={t`Value`} data-half>
              <Price paise={valuePaise} />
            </Table.Cell>
            <Table.Cell data-label={t`Redeemable until`}>
              {validUntil ? formatDayOf(validUntil) : t`for ever`}
            </Table.Cell>
            <Table.Cell data-label={t`Redeemed`}>
              {redeemedAt ? formatInstant(redeemedAt) : t`not yet`}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </DataTable>
  );
}
