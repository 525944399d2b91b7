import type { Session } from '../../lib/session';
import { paths } from '../paths';

export interface HeaderLink {
  label: string;
  path: string;
  /** Following it ends the session. */
  endsSession?: true;
}

const logout: HeaderLink = { label: 'Logout', path: paths.landing, endsSession: true };

const links: Record<Session['role'], readonly HeaderLink[]> = {
  visitor: [
    { label: 'Home', path: paths.landing },
    { label: 'Register', path: paths.clientRegister },
    { label: 'ClientLogin', path: paths.clientLogin },
    { label: 'AdminLogin', path: paths.adminLogin },
    { label: 'Aboutus', path: paths.about },
    { label: 'Customer Support', path: paths.contact },
  ],
  client: [
    { label: 'Home', path: paths.clientHome },
    { label: 'Cart List', path: paths.clientCart },
    { label: 'Order', path: paths.clientOrder },
    logout,
  ],
  admin: [
    { label: 'Home', path: paths.adminHome },
    { label: 'Add Grocessay', path: paths.adminAddProduct },
    { label: 'List Grocessay', path: paths.adminListProduct },
    logout,
  ],
};

/** The specified links of each of the three headers. */
export const headerLinksFor = (session: Session): readonly HeaderLink[] => links[session.role];
