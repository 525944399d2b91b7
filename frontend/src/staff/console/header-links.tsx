import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { paths } from '../../shared/lib/paths';
import { Link, NavLink } from '../../shared/ui/link';
import { useLogOutAsking } from '../queue/use-log-out-asking';
import { useAreasOfRole } from './use-areas-of-role';

/**
 * The specified links of an admin's header: Home, Add Grocessay, List Grocessay, Logout, without those that the role may
 * not open. The header of the shop has them as well, where somebody of the staff looks at it.
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
