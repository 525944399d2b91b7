import { t } from '@lingui/core/macro';

import type { AdminOrderDetailsFragment } from '../../generated/graphql';
import { fullNameOf } from '../../shared/lib/full-name';
import { Badge } from '../../shared/chakra/badge';
import { adminCustomerOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { useCurrentAdmin } from '../use-current-admin';

/** The customer of an order, with phone and email address. */
export function OrderCustomer({
  customer,
  isByPhone,
}: Pick<AdminOrderDetailsFragment, 'customer'> & { isByPhone: boolean }) {
  const { may } = useCurrentAdmin();
  const { id, email, phone } = customer;
  return (
    <section className="panel order-customer" aria-labelledby="order-customer">
      <h2 id="order-customer">{t`Customer`}</h2>
      {isByPhone && (
        <div>
          <Badge tone="quiet">{t`By phone`}</Badge>
        </div>
      )}
      <p>
        {may('read-customer-emails') ? (
          <Link className="text-link" to={adminCustomerOf(id)}>
            {fullNameOf(customer)}
          </Link>
        ) : (
          fullNameOf(customer)
        )}
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
