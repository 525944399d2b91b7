import { t } from '@lingui/core/macro';

import { ButtonLink } from '../shared/chakra/button';
import { EmptyState } from '../shared/ui/states';
import { adminPaths } from './admin-paths';

/** Replaces a screen for which the role has no permission. */
export function NotForYourRole() {
  return (
    <EmptyState text={t`This page is not for your role.`}>
      <p>{t`An owner of the shop can change what you may do.`}</p>
      <ButtonLink to={adminPaths.home} tone="outline">{t`Go to the admin home`}</ButtonLink>
    </EmptyState>
  );
}
