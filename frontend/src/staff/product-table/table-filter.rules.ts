import { t } from '@lingui/core/macro';

import type {
  ProductStanding,
  ProductTableFilter,
  ProductTableSort,
  StockLevel,
} from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';
import { downloads } from '../../shared/lib/paths';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import { readList, type ListChange } from '../kit/list-url.rules';

export const stockLevels: readonly StockLevel[] = ['OUT', 'LOW', 'IN'];
export const standings: readonly ProductStanding[] = ['SHOWN', 'HIDDEN', 'SCHEDULED'];
const sorts: readonly ProductTableSort[] = [
  ...(['NEWEST', 'OLDEST', 'NAME_A_TO_Z', 'NAME_Z_TO_A', 'PRICE_LOW_TO_HIGH'] as const),
  ...(['PRICE_HIGH_TO_LOW', 'STOCK_LOW_TO_HIGH', 'STOCK_HIGH_TO_LOW'] as const),
  ...(['CHANGED_LAST', 'CHANGED_FIRST'] as const),
];

const textNames = ['search', 'category', 'brand', 'changedSince'] as const;
const priceNames = ['minPricePaise', 'maxPricePaise'] as const;
const flagNames = ['hasPicture', 'hasGstRate'] as const;

/** The filter in the URL, by the names of the API. Unknown or empty values are ignored. */
export function readTableFilter(parameters: URLSearchParams): ProductTableFilter {
  const texts = textNames.flatMap((name) => {
    const text = parameters.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  const numbers = [...priceNames, 'gstRateBasisPoints' as const].flatMap((name) => {
    const number = Number(parameters.get(name) || NaN);
    return Number.isInteger(number) ? [[name, number] as const] : [];
  });
  const flags = flagNames.flatMap((name) => {
    const [flag] = readList(parameters, name, ['true', 'false']);
    return flag ? [[name, flag === 'true'] as const] : [];
  });
  const [stock] = readList(parameters, 'stock', stockLevels);
  const [standing] = readList(parameters, 'standing', standings);
  const ids = parameters.get('ids')?.split(',').filter(Boolean) ?? [];
  return {
    ...Object.fromEntries<string | number | boolean>([...texts, ...numbers, ...flags]),
    ...(stock && { stock }),
    ...(standing && { standing }),
    ...(ids.length > 0 && { ids }),
  };
}

/** The query string of a filter. */
export const searchOfFilter = (filter: ProductTableFilter): string =>
  new URLSearchParams(
    Object.entries(filter)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** The download of the matching products as a file that imports accept. */
export const productsCsvOf = (filter: ProductTableFilter): string =>
  [downloads.productsCsv, searchOfFilter(filter)].filter(Boolean).join('?');

/** The sort order in the URL. */
export const readTableSort = (parameters: URLSearchParams): ProductTableSort =>
  sorts.find((sort) => sort === parameters.get('sort')) ?? 'NEWEST';

/** The raw form of the filter. */
export interface FilterForm {
  search: string;
  category: string;
  stock: string;
  standing: string;
  hasPicture: string;
  /** A rate in basis points, or 'none'. */
  gst: string;
  brand: string;
  /** In rupees. */
  minPrice: string;
  maxPrice: string;
  changedSince: string;
}

export function formOfTableFilter(filter: ProductTableFilter): FilterForm {
  const rupees = (paise?: number | null) => (typeof paise === 'number' ? paiseToRupees(paise) : '');
  return {
    search: filter.search ?? '',
    category: filter.category ?? '',
    stock: filter.stock ?? '',
    standing: filter.standing ?? '',
    hasPicture: String(filter.hasPicture ?? ''),
    gst: filter.hasGstRate === false ? 'none' : String(filter.gstRateBasisPoints ?? ''),
    brand: filter.brand ?? '',
    minPrice: rupees(filter.minPricePaise),
    maxPrice: rupees(filter.maxPricePaise),
    changedSince: filter.changedSince ?? '',
  };
}

/** The changes of the URL for a submitted form. Invalid prices are left out. */
export function changeOfTableForm(form: FilterForm): ListChange {
  const { gst, minPrice, maxPrice, ...texts } = form;
  const paise = (rupees: string) => String(rupeesToPaise(rupees) ?? '');
  return {
    ...texts,
    gstRateBasisPoints: gst === 'none' ? '' : gst,
    hasGstRate: gst === 'none' ? 'false' : '',
    minPricePaise: paise(minPrice),
    maxPricePaise: paise(maxPrice),
  };
}

/** The number of conditions apart from the text, which is always visible. */
export const countConditions = (form: FilterForm): number =>
  (Object.keys(form) as (keyof FilterForm)[]).filter(
    (name) => name !== 'search' && form[name] !== '',
  ).length;

export const stockText = (level: StockLevel): string =>
  ({ OUT: t`Sold out`, LOW: t`Low stock`, IN: t`In stock` })[level];

export const standingText = (standing: ProductStanding): string =>
  ({ SHOWN: t`Shown`, HIDDEN: t`Hidden`, SCHEDULED: t`Appears later` })[standing];

/** Describes the conditions apart from text and category, such as 'Low stock · Hidden'; empty without any. */
export function conditionsText(filter: ProductTableFilter): string {
  const { ids, stock, standing, hasPicture, hasGstRate, gstRateBasisPoints, brand } = filter;
  const { minPricePaise, maxPricePaise, changedSince } = filter;
  return [
    ids && t`${{ count: ids.length }} chosen products`,
    stock && stockText(stock),
    standing && standingText(standing),
    typeof minPricePaise === 'number' && t`From ${{ price: formatPaise(minPricePaise) }}`,
    typeof maxPricePaise === 'number' && t`Up to ${{ price: formatPaise(maxPricePaise) }}`,
    typeof hasPicture === 'boolean' && (hasPicture ? t`With picture` : t`Without picture`),
    typeof hasGstRate === 'boolean' && (hasGstRate ? t`With GST rate` : t`Without GST rate`),
    typeof gstRateBasisPoints === 'number' &&
      t`GST rate ${{ percent: gstRateBasisPoints / 100 }} %`,
    brand && t`Brand ${brand}`,
    changedSince && t`Changed since ${changedSince}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
