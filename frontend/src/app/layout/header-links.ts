import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Session } from '../../shared/lib/session';
import { paths } from '../../shared/lib/paths';

export interface HeaderLink {
  label: MessageDescriptor;
  path: string;
  /** The link ends the session. */
  endsSession?: true;
}

/** The specified links of a guest and of a customer; those of an admin are in staff/console/header-links. */
export const headerLinks: Record<Exclude<Session['role'], 'admin'>, readonly HeaderLink[]> = {
  guest: [
    { label: msg`Home`, path: paths.landing },
    { label: msg`Register`, path: paths.customerRegister },
    { label: msg`ClientLogin`, path: paths.customerLogin },
    { label: msg`AdminLogin`, path: paths.adminLogin },
    { label: msg`Aboutus`, path: paths.about },
    { label: msg`Customer Support`, path: paths.contact },
  ],
  customer: [
    { label: msg`Home`, path: paths.customerHome },
    { label: msg`Cart List`, path: paths.customerCart },
    { label: msg`Order`, path: paths.customerOrders },
    { label: msg`Logout`, path: paths.landing, endsSession: true },
  ],
};
