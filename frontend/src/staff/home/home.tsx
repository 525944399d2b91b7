import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { useCurrentAdmin } from '../use-current-admin';
import { roleName } from '../roles/role-texts';
import { storeName } from '../../shared/lib/store-name';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { useOpenAreas } from '../console/open-areas';
import { Attention } from './attention';

/**
 * An admin's first screen: a welcome in words, as specified, the matters that need attention, and links to the areas
 * that their role may open.
 */
export function AdminHomeRoute() {
  const { admin, may } = useCurrentAdmin();
  const { areas, isKnown } = useOpenAreas();
  return (
    <Page title={t`Welcome to ${storeName()}`}>
      <p className="admin-home__welcome">
        {admin && (
          <>
            <Trans>
              You are logged in as <strong className="long-text">{admin.email}</strong> (
              {roleName(admin)}).
            </Trans>{' '}
            {may('manage-catalogue') &&
              t`Add products with ‘Add Grocessay’; see, edit and delete them with ‘List Grocessay’.`}
          </>
        )}
      </p>
      {isKnown ? (
        <>
          <Attention />
          <ul className="admin-home__areas">
            {areas.map(
              ({ path, label, text }) =>
                text && (
                  <AreaCard key={path} path={path} label={i18n._(label)} text={i18n._(text)} />
                ),
            )}
          </ul>
        </>
      ) : (
        <LoadingState label={t`Loading what you may do`} rows={3} />
      )}
    </Page>
  );
}

interface AreaCardProps {
  label: string;
  path: string;
  text: string;
}

const AreaCard = ({ label, path, text }: AreaCardProps) => (
  <li className="panel admin-home__area">
    <Link to={path}>{label}</Link>
    <p>{text}</p>
  </li>
);
