import { t } from '@lingui/core/macro';

import type { StaffCustomerFragment } from '../../generated/graphql';
import { adminCustomerOf } from '../staff-paths';
import { fullNameOf } from '../../shared/lib/full-name';
import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';

const columns = columnsOf<StaffCustomerFragment>();

/** The columns of found customers; one click opens a customer. */
export const customerColumns = (fromList: object) => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original: found } }) => (
      <Link
        to={adminCustomerOf(found.customer.id)}
        state={fromList}
        className="text-link long-text"
      >
        {fullNameOf(found.customer)}
      </Link>
    ),
  }),
  columns.display({
    id: 'phone',
    header: t`Phone`,
    cell: ({ row }) => row.original.customer.phone,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'email',
    header: t`E-mail`,
    cell: ({ row }) => <span className="long-text">{row.original.customer.email}</span>,
  }),
  columns.display({
    id: 'registered',
    header: t`Registered`,
    cell: ({ row }) => <Instant at={row.original.registeredAt} />,
    meta: { isSecondary: true },
  }),
  columns.display({
    id: 'lastOrder',
    header: t`Last order`,
    cell: ({ row: { original: found } }) =>
      found.lastOrderAt ? <Instant at={found.lastOrderAt} /> : t`none yet`,
  }),
  columns.display({
    id: 'orders',
    header: t`Orders`,
    cell: ({ row }) => row.original.orderCount,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'ordered',
    header: t`Ordered for`,
    cell: ({ row }) => <Price paise={row.original.orderedPaise} />,
    meta: { isNumeric: true, isHalf: true },
  }),
];
