import { t } from '@lingui/core/macro';

import { CategoryCards } from '../../features/catalogue/category-cards';
import { shopLink } from '../../shared/lib/shop-link';
import { useSession } from '../../shared/lib/session';
import { Page } from '../../shared/ui/page';

/** A screen with all categories, one tap away on a phone. */
export function CategoriesRoute() {
  const session = useSession();
  return (
    <Page title={t`Categories`}>
      <h2 className="visually-hidden">{t`Shop by category`}</h2>
      <CategoryCards linkFor={(category) => shopLink(session, { category })} />
    </Page>
  );
}
