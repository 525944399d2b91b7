import { t } from '@lingui/core/macro';

import { ButtonLink } from './button';
import { Page } from './page';
import { EmptyState } from './states';
import { paths } from '../lib/paths';

/** The screen for unknown addresses. */
export function NotFoundRoute() {
  return (
    <Page title={t`Page not found`}>
      <EmptyState text={t`There is nothing at this address.`}>
        <ButtonLink to={paths.landing}>{t`Go to the shop`}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
