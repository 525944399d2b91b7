import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { failureOf } from '../../apollo/shop-error';
import type { AdminCouponRowFragment } from '../../generated/graphql';
import {
  AdminCouponsDocument,
  useAdminCouponsQuery,
  useEndCouponMutation,
} from '../../generated/staff/offers/coupons';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useAttempt } from '../kit/use-attempt';
import { CodeSearch, OfferPages, useOfferPlace } from './code-search';
import { couponColumns } from './coupon-columns';

type Coupon = AdminCouponRowFragment['coupon'];

/** Every coupon: its discount, its uses, and its end. */
export function Coupons() {
  const [doomed, setDoomed] = useState<Coupon>();
  // The use counts may have changed.
  const variables = useOfferPlace('coupons');
  const { data, previousData, error, refetch } = useAdminCouponsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <CodeSearch list="coupons" label={t`Find coupons`} />
      <RecordList
        page={(data ?? previousData)?.adminCoupons}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ length }) => length === 0}
        texts={{
          loading: t`Loading the coupons`,
          failed: t`The coupons could not be loaded.`,
          empty: variables.code ? t`No coupon fits.` : t`There is no coupon yet.`,
        }}
      >
        {(coupons) => (
          <>
            <RecordTable
              caption={t`Coupons`}
              columns={couponColumns(setDoomed)}
              list="coupons"
              rows={coupons}
              idOf={({ coupon }) => coupon.id}
            />
            <OfferPages list="coupons" ids={coupons.map(({ coupon }) => coupon.id)} />
          </>
        )}
      </RecordList>
      <EndDialog coupon={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}

interface EndDialogProps {
  /** The coupon to end; the dialog is closed if undefined. */
  coupon: Coupon | undefined;
  onClose: () => void;
}

function EndDialog({ coupon, onClose }: EndDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [endCoupon, { loading }] = useEndCouponMutation({
    refetchQueries: [AdminCouponsDocument],
    update: (cache) => invalidate(cache, 'coupons'),
  });

  const confirm = async ({ id, code }: Coupon) => {
    await attempt(async () => {
      await endCoupon({ variables: { id } });
      showSuccess(t`Coupon ${code} ended`);
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`End this coupon?`}
      open={coupon !== undefined}
      confirmLabel={t`End coupon`}
      loading={loading}
      onConfirm={() => coupon && void confirm(coupon)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Nobody can use <strong>{coupon?.code}</strong> any more. Orders that used it keep their
          discount.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
