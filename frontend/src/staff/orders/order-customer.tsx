import { t } from '@lingui/core/macro';

import type { AdminOrderDetailsFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { customerNameOf } from '../customer-name';
import { adminCustomerOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { useCurrentAdmin } from '../use-current-admin';

/** The customer of an order, with phone and email address. */
export function OrderCustomer({
  customer,
  isByPhone,
}: Pick<AdminOrderDetailsFragment, 'customer'> & { isByPhone: boolean }) {
  const { may } = useCurrentAdmin();
  const { id, email, phone, isDeleted } = customer;
  return (
    <section className="panel order-customer" aria-labelledby="order-customer">
      <h2 id="order-customer">{t`Customer`}</h2>
      {isByPhone && (
        <div>
          <Badge tone="quiet">{t`By phone`}</Badge>
        </div>
      )}
      <p>
        {may('read-customer-emails') && !isDeleted ? (
          <Link className="text-link" to={adminCustomerOf(id)}>
            {customerNameOf(customer)}
          </Link>
        ) : (
          customerNameOf(customer)
        )}
      </p>
      {/* Empty if the shop has none, or the member of the staff may not see it. */}
      {phone && (
        <a className="text-link" href={`tel:+91${phone}`}>
          {phone}
        </a>
      )}
      {email && (
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </section>
  );
}
