import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Session } from '../../shared/lib/session';
import { paths } from '../paths';

export interface HeaderLink {
  label: MessageDescriptor;
  path: string;
  /** Following it ends the session. */
  endsSession?: true;
}

const logout: HeaderLink = { label: msg`Logout`, path: paths.landing, endsSession: true };

const links: Record<Session['role'], readonly HeaderLink[]> = {
  visitor: [
    { label: msg`Home`, path: paths.landing },
    { label: msg`Register`, path: paths.clientRegister },
    { label: msg`ClientLogin`, path: paths.clientLogin },
    { label: msg`AdminLogin`, path: paths.adminLogin },
    { label: msg`Aboutus`, path: paths.about },
    { label: msg`Customer Support`, path: paths.contact },
  ],
  client: [
    { label: msg`Home`, path: paths.clientHome },
    { label: msg`Cart List`, path: paths.clientCart },
    { label: msg`Order`, path: paths.clientOrder },
    logout,
  ],
  admin: [
    { label: msg`Home`, path: paths.adminHome },
    { label: msg`Add Grocessay`, path: paths.adminAddProduct },
    { label: msg`List Grocessay`, path: paths.adminListProduct },
    logout,
  ],
};

/** The specified links of each of the three headers. */
export const headerLinksFor = (session: Session): readonly HeaderLink[] => links[session.role];
