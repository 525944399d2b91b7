import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import type { To } from 'react-router-dom';

import type { ShopFacetsFragment } from '../../generated/graphql';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Link } from '../../shared/ui/link';
import { VegMark } from '../../shared/ui/veg-mark';
import { priceBandText } from './price-band.rules';
import type { ShopFilter } from './shop-filter.rules';
import { categoryName } from './category-name';
import './shop-facets.css';

interface ShopFacetsProps {
  facets: ShopFacetsFragment;
  filter: ShopFilter;
  /** The address of the list with a changed filter. */
  toFilter: (change: Partial<ShopFilter>) => To;
  onChange: (change: Partial<ShopFilter>) => void;
}

type Counted = ShopFacetsFragment['categories'][number];

const Count = ({ of }: { of: number }) => (
  <span className="shop-facets__count">{inIndianGroups(of)}</span>
);

/** The filters of the list, each with its number of results. */
export function ShopFacets({ facets, filter, toFilter, onChange }: ShopFacetsProps) {
  const linkTo = ({ category, count }: Counted) => ({
    to: toFilter({ category: category.slug }),
    current: filter.category === category.slug,
    label: (
      <>
        {categoryName(category)} <Count of={count} />
      </>
    ),
  });
  return (
    <div className="shop-facets">
      <Group heading={t`Category`}>
        <ul>
          <CategoryLink
            to={toFilter({ category: '' })}
            current={filter.category === ''}
            label={t`All categories`}
          />
          {facets.categories.map((each) => {
            const { slug } = each.category;
            const within = facets.subcategories.filter(
              ({ category }) => category.parent?.slug === slug,
            );
            return (
              <CategoryLink key={slug} {...linkTo(each)}>
                {within.length > 0 && (
                  <ul>
                    {within.map((child) => (
                      <CategoryLink key={child.category.slug} {...linkTo(child)} />
                    ))}
                  </ul>
                )}
              </CategoryLink>
            );
          })}
        </ul>
      </Group>
      <Group heading={t`Show`}>
        <label>
          <input
            type="checkbox"
            checked={filter.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          {t`In stock`} <Count of={facets.inStockCount} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={filter.veg}
            onChange={({ target }) => onChange({ veg: target.checked })}
          />
          {t`Vegetarian`} <VegMark isVeg /> <Count of={facets.vegCount} />
        </label>
      </Group>
      <PriceBands facets={facets} filter={filter} onChange={onChange} />
    </div>
  );
}

function PriceBands({ facets, filter, onChange }: Omit<ShopFacetsProps, 'toFilter'>) {
  const group = useId();
  const { minPaise, maxPaise } = filter;
  const anyPrice = minPaise === undefined && maxPaise === undefined;
  return (
    <Group heading={t`Price`}>
      <label>
        <input
          type="radio"
          name={group}
          checked={anyPrice}
          onChange={() => onChange({ minPaise: undefined, maxPaise: undefined })}
        />
        {t`Any price`}
      </label>
      {facets.priceBands.map(({ fromPaise, toPaise, count }) => (
        <label key={fromPaise}>
          <input
            type="radio"
            name={group}
            checked={
              !anyPrice && (minPaise ?? 0) === fromPaise && maxPaise === (toPaise ?? undefined)
            }
            onChange={() =>
              onChange({ minPaise: fromPaise || undefined, maxPaise: toPaise ?? undefined })
            }
          />
          {priceBandText(fromPaise, toPaise)} <Count of={count} />
        </label>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {children}
    </div>
  );
}

interface CategoryLinkProps {
  to: To;
  current: boolean;
  label: ReactNode;
  /** Content below the link. */
  children?: ReactNode;
}

function CategoryLink({ to, current, label, children }: CategoryLinkProps) {
  return (
    <li>
      <Link to={to} preventScrollReset aria-current={current || undefined}>
        {label}
      </Link>
      {children}
    </li>
  );
}
