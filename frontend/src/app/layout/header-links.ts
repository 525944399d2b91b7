import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Session } from '../../shared/lib/session';
import { paths } from '../../shared/lib/paths';
import { staffScreens } from '../../staff/screens';

export interface HeaderLink {
  label: MessageDescriptor;
  path: string;
  /** Following it ends the session. */
  endsSession?: true;
}

const logout: HeaderLink = { label: msg`Logout`, path: paths.landing, endsSession: true };

const links: Record<Session['role'], readonly HeaderLink[]> = {
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
    logout,
  ],
  admin: [
    { label: msg`Home`, path: paths.adminHome },
    ...staffScreens.flatMap(({ headerLabel, path }) =>
      headerLabel ? [{ label: headerLabel, path }] : [],
    ),
    logout,
  ],
};

/** The specified links of each of the three headers. */
export const headerLinksFor = (session: Session): readonly HeaderLink[] => links[session.role];
