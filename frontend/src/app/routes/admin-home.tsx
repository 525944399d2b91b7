import { storeName } from '../../lib/store-name';
import { Page } from '../../ui/page';

/** An admin's first screen: a welcome in words, as specified. */
export function AdminHomeRoute() {
  return (
    <Page title={`Welcome to ${storeName}`}>
      <p className="panel">
        You are logged in as the administrator. Add products with ‘Add Grocessay’; see, edit and
        delete them with ‘List Grocessay’.
      </p>
    </Page>
  );
}
