import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { paths } from '../../shared/lib/paths';
import { Link, NavLink } from '../../shared/ui/link';
import { useLogOutAsking } from '../queue/use-log-out-asking';
import { useAreasOfRole } from './use-areas-of-role';

/**
 * The specified links of an admin's header: Home, Add Grocessay, List Grocessay, Logout, without those not permitted to
 * the role. The header of the shop also shows them to staff.
 */
export function HeaderLinks() {
  const { areas } = useAreasOfRole();
  const logOut = useLogOutAsking();
  return (
    <ul>
      {areas
        .filter(({ inHeader }) => inHeader)
        .map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path}>{i18n._(label)}</NavLink>
          </li>
        ))}
      <li>
        <Link
          to={paths.landing}
          onClick={(event) => {
            event.preventDefault();
            void logOut();
          }}
        >{t`Logout`}</Link>
      </li>
    </ul>
  );
}
