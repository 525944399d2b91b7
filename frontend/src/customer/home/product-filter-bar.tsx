import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { Category } from '../../features/catalogue/use-categories';
import { sortOptions, type ProductFilter } from './product-filter.rules';
import type { ProductView } from './use-product-view';
import { categoryName } from '../../features/catalogue/category-name';
import './product-filter-bar.css';

interface ProductFilterBarProps {
  filter: ProductFilter;
  categories: readonly Category[];
  onChange: (change: Partial<ProductFilter>) => void;
  view: ProductView;
  onView: (view: ProductView) => void;
}

/** The filter, the sort order, and the view. */
export function ProductFilterBar(props: ProductFilterBarProps) {
  const { filter, categories, onChange, view, onView } = props;
  return (
    <div className="filter-bar" role="group" aria-label={t`Show and sort products`}>
      <select
        aria-label={t`Category`}
        value={filter.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">{t`All categories`}</option>
        {categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {categoryName(category)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-pressed={filter.inStock}
        onClick={() => onChange({ inStock: !filter.inStock })}
      >{t`In stock`}</button>
      <select
        aria-label={t`Sort by`}
        value={filter.sort}
        onChange={(event) =>
          onChange({ sort: sortOptions.find(({ value }) => value === event.target.value)?.value })
        }
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {i18n._(label)}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={view === 'cards'} onClick={() => onView('cards')}>
        <Icon path="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
        {t`Cards`}
      </button>
      <button type="button" aria-pressed={view === 'table'} onClick={() => onView('table')}>
        <Icon path="M4 5h16v2.500H4zM4 10.700h16v2.500H4zM4 16.500h16v2.500H4z" />
        {t`Table`}
      </button>
    </div>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="16" height="16" fill="currentcolor" aria-hidden="true">
    <path d={path} />
  </svg>
);
