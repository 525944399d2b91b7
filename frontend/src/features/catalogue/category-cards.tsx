import { t } from '@lingui/core/macro';
import type { To } from 'react-router-dom';

import { shopOf } from '../../shared/lib/paths';
import { useCategoriesQuery } from '../../generated/catalogue/categories';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { categoryName } from './category-name';
import './category-cards.css';

interface CategoryCardsProps {
  /** The target of 'View All' and its router state. */
  linkFor: (slug: string) => { to: To; state: unknown };
}

/** The top-level categories, each with a 'View All' link. */
export function CategoryCards({ linkFor }: CategoryCardsProps) {
  const { data, error, refetch } = useCategoriesQuery();
  if (data) {
    return (
      <ul className="category-cards">
        {data.categories.map((category) => {
          const { slug, imageUrl } = category;
          return (
            <li key={slug} className="category-card">
              <Picture src={imageUrl} alt="" sizePx={64} />
              <h3 id={`category-${slug}`}>
                <Link to={shopOf(slug)} className="category-card__whole">
                  {categoryName(category)}
                </Link>
              </h3>
              <Link
                {...linkFor(slug)}
                className="category-card__all"
                aria-describedby={`category-${slug}`}
              >{t`View All`}</Link>
            </li>
          );
        })}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState text={t`The categories could not be loaded.`} onRetry={() => void refetch()} />
    );
  }
  return <LoadingState label={t`Loading the categories`} rows={2} />;
}
