import { t } from '@lingui/core/macro';

import type { AdminOrderDetailsFragment } from '../../generated/graphql';
import './order-customer.css';

/** Whose order it is, and how they are reached. */
export function OrderCustomer({ customer }: Pick<AdminOrderDetailsFragment, 'customer'>) {
  const { firstName, lastName, email, phone } = customer;
  return (
    <section className="panel order-customer" aria-labelledby="order-customer">
      <h2 id="order-customer">{t`Customer`}</h2>
      <p>
        {firstName} {lastName}
      </p>
      <a className="text-link" href={`tel:+91${phone}`}>
        {phone}
      </a>
      {/* Empty for staff who may not see it. */}
      {email && (
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </section>
  );
}
