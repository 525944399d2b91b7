import { TRAITS, TraitFilter, traitOf } from './filter-traits';
import { ListedProduct } from '../products/listed-product';

/** How many products a filter lets through, by binary search: the prices of each category and trait, in order. */
export class PriceCounts {
  private readonly categories = new Map<number, SortedPrices[]>();

  /** Puts a whole catalogue in the place of what was there. */
  fill(products: readonly ListedProduct[]): void {
    this.categories.clear();
    const groups = new Map<SortedPrices, number[]>();
    for (const product of products) {
      const prices = this.pricesBeside(product);
      const group = groups.get(prices);
      if (group) group.push(product.pricePaise);
      else groups.set(prices, [product.pricePaise]);
    }
    for (const [prices, group] of groups) prices.fill(group);
  }

  add(product: ListedProduct): void {
    this.pricesBeside(product).add(product.pricePaise);
  }

  /** Takes a product out, as it was put in. */
  remove(product: ListedProduct): void {
    this.pricesBeside(product).remove(product.pricePaise);
  }

  /** How many products of one category, or of all, a filter lets through. */
  count(categoryId: number | undefined, { fits, minPaise, maxPaise }: TraitFilter): number {
    const groups =
      categoryId === undefined ? this.categories.values() : [this.categories.get(categoryId) ?? []];
    let count = 0;
    for (const traits of groups)
      traits.forEach((prices, trait) => {
        if (fits[trait] === 1) count += prices.countBetween(minPaise, maxPaise);
      });
    return count;
  }

  private pricesBeside(product: ListedProduct): SortedPrices {
    let traits = this.categories.get(product.categoryId);
    if (!traits) {
      traits = Array.from({ length: TRAITS }, () => new SortedPrices());
      this.categories.set(product.categoryId, traits);
    }
    return traits[traitOf(product)] as SortedPrices;
  }
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

  /** How many there are from one price to another, both within. */
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
