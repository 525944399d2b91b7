import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';

import { useSession } from '../../shared/lib/session';
import { Link, NavLink } from '../../shared/ui/link';
import { paths } from '../../shared/lib/paths';
import { headerLinksFor } from './header-links';
import { useLogOut } from './use-log-out';

interface SiteNavProps {
  id: string;
  /** Whether the menu is unfolded on a phone; wide screens always show the links. */
  open: boolean;
}

/** The links of the header that fits who is logged in, the current one marked. */
export function SiteNav({ id, open }: SiteNavProps) {
  const links = headerLinksFor(useSession());
  const logOut = useLogOut();
  return (
    <nav id={id} className="site-nav" aria-label={t`Main`} data-open={open}>
      <ul>
        {links.map(({ label, path, endsSession }) => (
          <li key={path}>
            {endsSession ? (
              <Link
                to={path}
                onClick={(event) => {
                  event.preventDefault();
                  void logOut();
                }}
              >
                {i18n._(label)}
              </Link>
            ) : (
              <NavLink to={path} end={path === paths.landing}>
                {i18n._(label)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
