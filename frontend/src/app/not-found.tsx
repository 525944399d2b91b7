import { t } from '@lingui/core/macro';

import { ButtonLink } from '../shared/ui/button';
import { Page } from '../shared/ui/page';
import { EmptyState } from '../shared/ui/states';
import { paths } from './paths';

/** For an address that names no screen. */
export function NotFoundRoute() {
  return (
    <Page title={t`Page not found`}>
      <EmptyState text={t`There is nothing at this address.`}>
        <ButtonLink to={paths.landing}>{t`Go to the shop`}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
