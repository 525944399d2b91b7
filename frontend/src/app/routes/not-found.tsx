import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState } from '../../ui/states';
import { paths } from '../paths';

/** For an address that names no screen. */
export function NotFoundRoute() {
  return (
    <Page title="Page not found">
      <EmptyState text="There is nothing at this address.">
        <ButtonLink to={paths.landing}>Go to the shop</ButtonLink>
      </EmptyState>
    </Page>
  );
}
