import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import './delivery-and-payment.css';

/** The shop's promises about delivery and payment, with `action` next to them. */
export function DeliveryAndPayment({ action }: { action: ReactNode }) {
  return (
    <section className="delivery-and-payment further-down" aria-labelledby="delivery-and-payment">
      <div>
        <h2 id="delivery-and-payment">{t`Delivery and payment`}</h2>
        <p>{t`We deliver to the doorstep in Thane, in the time slot you choose. Pay by card or in cash at the door: there is a 5% discount on every order paid online.`}</p>
      </div>
      {action}
    </section>
  );
}
