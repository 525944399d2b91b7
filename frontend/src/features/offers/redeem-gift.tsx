import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import type { To } from 'react-router-dom';

import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { useSession } from '../../shared/lib/session';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

// Loaded only for customers who redeem a voucher.
const { Part: VoucherForm } = loadedAhead(
  async () => (await import('./internal/voucher-form')).VoucherForm,
);

interface RedeemGiftProps {
  /** The login link for customers and its router state. */
  login: { to: To; state: unknown };
}

/** 'Redeem Gift': the button and its voucher dialog. */
export function RedeemGift({ login }: RedeemGiftProps) {
  const [open, setOpen] = useState(false);
  const { role } = useSession();
  return (
    <>
      <Button
        tone="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Redeem Gift`}</Button>
      <Dialog title={t`Redeem Gift`} open={open} onClose={() => setOpen(false)}>
        {role === 'customer' ? (
          <Suspense fallback={null}>{open && <VoucherForm />}</Suspense>
        ) : (
          <>
            <p>{t`A voucher becomes gift credit of your account. Log in as a client to redeem it.`}</p>
            <ButtonLink {...login}>{t`Log in`}</ButtonLink>
          </>
        )}
      </Dialog>
    </>
  );
}
