import { useState } from 'react';

import type { AdminCouponRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DataTable } from '../../shared/ui/data-table';
import { useEndCoupon } from './use-end-coupon';
import { CouponRow } from './coupon-row';

/** Every coupon: what it gives, how often it is used, and its end. */
export function CouponTable({ coupons }: { coupons: readonly AdminCouponRowFragment[] }) {
  const [doomed, setDoomed] = useState<AdminCouponRowFragment['coupon']>();
  const { endCoupon, loading } = useEndCoupon();

  const confirm = async () => {
    if (doomed) await endCoupon(doomed.id, doomed.code);
    setDoomed(undefined);
  };

  return (
    <>
      <DataTable caption="Coupons">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Gives</th>
            <th scope="col" className="number">
              From
            </th>
            <th scope="col" className="number">
              At most
            </th>
            <th scope="col">Valid</th>
            <th scope="col" className="number">
              Used
            </th>
            <th scope="col">State</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {coupons.map((row) => (
            <CouponRow key={row.coupon.id} row={row} onEnd={() => setDoomed(row.coupon)} />
          ))}
        </tbody>
      </DataTable>
      <ConfirmDialog
        title="End this coupon?"
        open={doomed !== undefined}
        confirmLabel="End coupon"
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      >
        <p>
          Nobody can use <strong>{doomed?.code}</strong> any more. Orders that used it keep their
          discount.
        </p>
      </ConfirmDialog>
    </>
  );
}
