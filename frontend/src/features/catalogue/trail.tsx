import { t } from '@lingui/core/macro';

import { paths, shopOf } from '../../shared/lib/paths';
import type { Named } from '../../shared/lib/local-name';
import { Link } from '../../shared/ui/link';
import { categoryName } from './category-name';
import './trail.css';

interface TrailProps {
  /** The name of the page's subject. */
  name: string;
  /** Its categories, outermost first. */
  categories: readonly (Named & { slug: string })[];
}

/** The breadcrumbs of a page: shop, categories, name. */
export function Trail({ name, categories }: TrailProps) {
  return (
    <nav className="trail" aria-label={t`Where you are`}>
      <ol>
        <li>
          <Link to={paths.shop}>{t`All products`}</Link>
        </li>
        <li aria-hidden="true">›</li>
        {categories.flatMap((category) => [
          <li key={category.slug}>
            <Link to={shopOf(category.slug)}>{categoryName(category)}</Link>
          </li>,
          <li key={`${category.slug} ends`} aria-hidden="true">
            ›
          </li>,
        ])}
        <li>{name}</li>
      </ol>
    </nav>
  );
}
