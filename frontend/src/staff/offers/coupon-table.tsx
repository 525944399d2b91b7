import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Table } from '@chakra-ui/react';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { AdminCouponsDocument, useEndCouponMutation } from '../../generated/staff/offers/coupons';
import type { AdminCouponRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { DataTable } from '../../shared/chakra/data-table';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { CouponRow } from './coupon-row';

/** Every coupon: what it gives, how often it is used, and its end. */
export function CouponTable({ coupons }: { coupons: readonly AdminCouponRowFragment[] }) {
  const [doomed, setDoomed] = useState<AdminCouponRowFragment['coupon']>();
  const { showSuccess, showFailure } = useMessages();
  const [endCoupon, { loading }] = useEndCouponMutation({
    refetchQueries: [AdminCouponsDocument],
    update: (cache) => invalidate(cache, 'coupons'),
  });

  const confirm = async () => {
    if (!doomed) return;
    try {
      await endCoupon({ variables: { id: doomed.id } });
      showSuccess(t`Coupon ${doomed.code} ended`);
    } catch (error) {
      showFailure(toShopError(error).message);
    }
    setDoomed(undefined);
  };

  return (
    <>
      <DataTable caption={t`Coupons`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`Code`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Gives`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`From`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`At most`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Valid`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`Used`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`State`}</Table.ColumnHeader>
            <Table.Cell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {coupons.map((row) => (
            <CouponRow key={row.coupon.id} row={row} onEnd={() => setDoomed(row.coupon)} />
          ))}
        </Table.Body>
      </DataTable>
      <ConfirmDialog
        title={t`End this coupon?`}
        open={doomed !== undefined}
        confirmLabel={t`End coupon`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      >
        <p>
          <Trans>
            Nobody can use <strong>{doomed?.code}</strong> any more. Orders that used it keep their
            discount.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
