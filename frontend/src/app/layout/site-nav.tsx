import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { Suspense } from 'react';

import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { useSession } from '../../shared/lib/session';
import { Link, NavLink } from '../../shared/ui/link';
import { paths } from '../../shared/lib/paths';
import { loadHeaderLinks } from '../staff-code';
import { headerLinks, type HeaderLink } from './header-links';
import { useLogOut } from './use-log-out';

interface SiteNavProps {
  id: string;
  /** Whether a phone shows the menu; wide screens always show the links. */
  open: boolean;
}

/** Loaded when staff look at the shop: nobody else loads code of the console. */
const { Part: AdminLinks } = loadedAhead(async () => (await loadHeaderLinks()).HeaderLinks);

/** The header links for the current role, with the current one marked. */
export function SiteNav({ id, open }: SiteNavProps) {
  const { role } = useSession();
  return (
    <nav id={id} className="site-nav" aria-label={t`Main`} data-open={open}>
      {role === 'admin' ? (
        <Suspense>
          <AdminLinks />
        </Suspense>
      ) : (
        <Links links={headerLinks[role]} />
      )}
    </nav>
  );
}

function Links({ links }: { links: readonly HeaderLink[] }) {
  const logOut = useLogOut();
  return (
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
  );
}
