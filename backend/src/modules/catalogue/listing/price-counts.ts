import { TRAITS, TraitFilter, traitOf } from './filter-traits';
import { ListedProduct } from '../products/listed-product';

/** Prices by category number and by trait. */
type PricesByCategory = Map<number, SortedPrices[]>;

/** Counts the matches of a filter by binary search in the sorted prices of each category and trait. */
export class PriceCounts {
  /** Of each top-level category, including subcategories; together these are all products. */
  private readonly tops: PricesByCategory = new Map();
  /** Of each subcategory. */
  private readonly children: PricesByCategory = new Map();

  /** Replaces the whole catalogue. */
  fill(products: readonly ListedProduct[]): void {
    this.tops.clear();
    this.children.clear();
    const groups = new Map<SortedPrices, number[]>();
    for (const product of products)
      for (const prices of this.pricesBeside(product)) {
        const group = groups.get(prices);
        if (group) group.push(product.pricePaise);
        else groups.set(prices, [product.pricePaise]);
      }
    for (const [prices, group] of groups) prices.fill(group);
  }

  add(product: ListedProduct): void {
    for (const prices of this.pricesBeside(product)) prices.add(product.pricePaise);
  }

  /** Removes a product; needs the version that was added. */
  remove(product: ListedProduct): void {
    for (const prices of this.pricesBeside(product)) prices.remove(product.pricePaise);
  }

  /** How many products of one category, or of all, match a filter. */
  count(categoryId: number | undefined, { fits, minPaise, maxPaise }: TraitFilter): number {
    const groups =
      categoryId === undefined
        ? this.tops.values()
        : [this.tops.get(categoryId) ?? [], this.children.get(categoryId) ?? []];
    let count = 0;
    for (const traits of groups)
      traits.forEach((prices, trait) => {
        if (fits[trait] === 1) count += prices.countBetween(minPaise, maxPaise);
      });
    return count;
  }

  private pricesBeside(product: ListedProduct): SortedPrices[] {
    const { categoryId, category } = product;
    const trait = traitOf(product);
    if (category.parentId === null) return [pricesOf(this.tops, categoryId, trait)];
    return [
      pricesOf(this.tops, category.parentId, trait),
      pricesOf(this.children, categoryId, trait),
    ];
  }
}

function pricesOf(categories: PricesByCategory, id: number, trait: number): SortedPrices {
  let traits = categories.get(id);
  if (!traits) {
    traits = Array.from({ length: TRAITS }, () => new SortedPrices());
    categories.set(id, traits);
  }
  return traits[trait] as SortedPrices;
}

/** Prices in paise, the lowest first. */
class SortedPrices {
  private prices = new Int32Array(0);
  private length = 0;

  fill(prices: readonly number[]): void {
    this.prices = Int32Array.from(prices).sort();
    this.length = prices.length;
  }

  add(paise: number): void {
    if (this.length === this.prices.length) {
      const longer = new Int32Array(Math.ceil(this.length * 1.5) + 8);
      longer.set(this.prices);
      this.prices = longer;
    }
    const place = this.countBelow(paise);
    this.prices.copyWithin(place + 1, place, this.length);
    this.prices[place] = paise;
    this.length++;
  }

  remove(paise: number): void {
    const place = this.countBelow(paise);
    this.prices.copyWithin(place, place + 1, this.length);
    this.length--;
  }

  /** Number of prices in an inclusive range. */
  countBetween(minPaise: number, maxPaise: number): number {
    return Math.max(0, this.countBelow(maxPaise + 1) - this.countBelow(minPaise));
  }

  private countBelow(paise: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.prices[middle] as number) < paise) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
