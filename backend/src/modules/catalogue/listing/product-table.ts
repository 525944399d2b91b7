import type { ListedProduct } from '../products/listed-product';
import { isLow } from '../products/low-stock.rules';
import { ProductStanding, standingOf } from '../products/visibility.rules';
import { firstNotBefore } from './product-order';
import { SortKey, SortWay, StockLevel, TablePlace } from './product-table.rules';

/** The filter of the table. */
export interface TableFilter {
  /** Only products with these numbers, each once. */
  ids?: readonly number[];
  categoryId?: number;
  /** A top-level category, including its subcategories. */
  topCategoryId?: number;
  stock?: StockLevel;
  minPricePaise?: number;
  maxPricePaise?: number;
  standing?: ProductStanding;
  hasPicture?: boolean;
  hasGstRate?: boolean;
  gstRateBasisPoints?: number;
  /** Case-insensitive. */
  brand?: string;
  changedSince?: Date;
}

/** The requested part of the table. */
export interface TablePart extends SortWay {
  limit: number;
  /** Only products after this position in the order, or before it. */
  after?: TablePlace;
  before?: TablePlace;
}

/** Some products of the table by their numbers, and the total count. */
export interface TableFound {
  ids: number[];
  totalCount: number;
  /** Whether there are more in the direction of reading. */
  hasMore: boolean;
}

/** Represents missing values. */
const NONE = -1;
const STANDINGS = Object.values(ProductStanding);

/** A column's values by slot, with the inclusive bounds to match. */
type Range = readonly [values: readonly number[], least: number, most: number];

/**
 * The values by which the staff's table filters and sorts products, in plain arrays by slot: scanning 100,000 products
 * takes a millisecond there. The arrays are filled at the first request, and an order is sorted at its first use:
 * servers whose staff opens no table have no cost.
 */
export class ProductTable {
  private isFilled = false;
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];
  private readonly brands = new Map<string, number>();
  private orders = new Map<SortKey, number[]>();
  private readonly keys = {
    id: [] as number[],
    name: [] as string[],
    price: [] as number[],
    stock: [] as number[],
    changed: [] as number[],
  };
  private readonly categories: number[] = [];
  private readonly topCategories: number[] = [];
  private readonly standings: number[] = [];
  private readonly levels: number[] = [];
  private readonly pictures: number[] = [];
  private readonly gstRates: number[] = [];
  private readonly brandNumbers: number[] = [];

  /** Clears the table; the next request fills it. */
  forget(): void {
    this.isFilled = false;
    this.slots.clear();
    this.free.length = 0;
    this.orders.clear();
    for (const column of this.columns) column.length = 0;
  }

  /** Reads all products, unless already done. */
  fill(products: () => Iterable<ListedProduct>, now: Date): void {
    if (this.isFilled) return;
    this.isFilled = true;
    for (const product of products()) this.put(product, now);
  }

  /** Adds or replaces a product. */
  put(product: ListedProduct, now: Date): void {
    if (!this.isFilled) return;
    const known = this.slots.get(product.id);
    const slot = known ?? this.free.pop() ?? this.keys.id.length;
    const next = keysOf(product);
    const moved = [...this.orders].filter(
      ([key]) => known === undefined || this.keys[key][slot] !== next[key],
    );
    if (known !== undefined) for (const [key, order] of moved) this.takeOut(key, order, slot);
    this.slots.set(product.id, slot);
    for (const key of Object.keys(next) as SortKey[]) this.setKey(key, slot, next);
    this.categories[slot] = product.categoryId;
    this.topCategories[slot] = product.category.parentId ?? product.categoryId;
    this.standings[slot] = STANDINGS.indexOf(standingOf(product, now));
    this.levels[slot] = levelOf(product);
    this.pictures[slot] = Number(product.imageUrl !== '');
    this.gstRates[slot] = product.gstBasisPoints ?? NONE;
    this.brandNumbers[slot] = this.numberOf(product.brand);
    for (const [key, order] of moved) order.splice(this.placeOf(key, order, slot), 0, slot);
  }

  /** Removes a product, if it exists. */
  remove(id: number): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    for (const [key, order] of this.orders) this.takeOut(key, order, slot);
    this.slots.delete(id);
    this.free.push(slot);
  }

  /** A part of the products that match a filter. */
  find(filter: TableFilter, part: TablePart): TableFound {
    const { key, isDown, limit, after, before } = part;
    const order = this.inOrder(key);
    const fitting = this.fitting(filter);
    const isUp = before ? isDown : !isDown;
    const place = after ?? before;
    let at = isUp ? 0 : order.length - 1;
    // Ascending from the first after the position, descending from the last before it.
    if (place && isUp) at = firstNotBefore(order, (slot) => this.compared(key, slot, place) <= 0);
    else if (place) at = firstNotBefore(order, (slot) => this.compared(key, slot, place) < 0) - 1;
    const found: number[] = [];
    for (; at >= 0 && at < order.length && found.length <= limit; at += isUp ? 1 : -1) {
      const slot = order[at] as number;
      if (!fitting || fitting.marks[slot] === 1) found.push(this.keys.id[slot] as number);
    }
    const hasMore = found.length > limit;
    if (hasMore) found.pop();
    if (before) found.reverse();
    return { ids: found, totalCount: fitting?.count ?? this.slots.size, hasMore };
  }

  /** The numbers of all products that match a filter, the lowest first. */
  all(filter: TableFilter): number[] {
    const fitting = this.fitting(filter);
    const slots = this.inOrder('id').filter((slot) => !fitting || fitting.marks[slot] === 1);
    return slots.map((slot) => this.keys.id[slot] as number);
  }

  /** The position of a product in an order. */
  placeOfProduct(id: number, key: SortKey): TablePlace | undefined {
    const slot = this.slots.get(id);
    return slot === undefined ? undefined : { value: this.keys[key][slot] as string | number, id };
  }

  /** The slots that match a filter; undefined if all do. */
  private fitting(filter: TableFilter): { marks: Uint8Array; count: number } | undefined {
    const ranges = this.rangesOf(filter);
    if (ranges.length === 0 && !filter.ids) return undefined;
    const marks = new Uint8Array(this.keys.id.length);
    if (filter.ids) this.markThose(filter.ids, marks);
    else marks.fill(1);
    for (const slot of this.free) marks[slot] = 0;
    for (const range of ranges) narrow(marks, range);
    let count = 0;
    for (const mark of marks) count += mark;
    return { marks, count };
  }

  private markThose(ids: readonly number[], marks: Uint8Array): void {
    for (const id of ids) {
      const slot = this.slots.get(id);
      if (slot !== undefined) marks[slot] = 1;
    }
  }

  private rangesOf(filter: TableFilter): Range[] {
    const { categoryId, topCategoryId, stock, standing, hasPicture, hasGstRate } = filter;
    const {
      gstRateBasisPoints,
      brand,
      changedSince,
      minPricePaise = 0,
      maxPricePaise = Infinity,
    } = filter;
    const { price, changed } = this.keys;
    const exactly = (column: readonly number[], value: number): Range => [column, value, value];
    const ranges: Range[] = [];
    if (categoryId !== undefined) ranges.push(exactly(this.categories, categoryId));
    if (topCategoryId !== undefined) ranges.push(exactly(this.topCategories, topCategoryId));
    if (stock !== undefined) ranges.push([this.levels, ...LEVELS[stock]]);
    if (minPricePaise > 0 || maxPricePaise < Infinity)
      ranges.push([price, minPricePaise, maxPricePaise]);
    if (standing !== undefined) ranges.push(exactly(this.standings, STANDINGS.indexOf(standing)));
    if (hasPicture !== undefined) ranges.push(exactly(this.pictures, Number(hasPicture)));
    if (hasGstRate !== undefined)
      ranges.push(hasGstRate ? [this.gstRates, 0, Infinity] : exactly(this.gstRates, NONE));
    if (gstRateBasisPoints !== undefined) ranges.push(exactly(this.gstRates, gstRateBasisPoints));
    if (brand !== undefined)
      ranges.push(exactly(this.brandNumbers, this.brands.get(brand.toLowerCase()) ?? NaN));
    if (changedSince) ranges.push([changed, changedSince.getTime(), Infinity]);
    return ranges;
  }

  private inOrder(key: SortKey): readonly number[] {
    let order = this.orders.get(key);
    if (!order) {
      order = [...this.slots.values()].sort((one, other) => this.compareSlots(key, one, other));
      this.orders.set(key, order);
    }
    return order;
  }

  private takeOut(key: SortKey, order: number[], slot: number): void {
    order.splice(this.placeOf(key, order, slot), 1);
  }

  /** The position of a slot in an order, or where it would be inserted. */
  private placeOf(key: SortKey, order: readonly number[], slot: number): number {
    return firstNotBefore(order, (other) => this.compareSlots(key, other, slot) < 0);
  }

  private compareSlots(key: SortKey, one: number, other: number): number {
    const place = {
      value: this.keys[key][other] as string | number,
      id: this.keys.id[other] as number,
    };
    return this.compared(key, one, place);
  }

  private compared(key: SortKey, slot: number, { value, id }: TablePlace): number {
    const own = this.keys[key][slot] as string | number;
    if (own !== value) return own < value ? -1 : 1;
    return (this.keys.id[slot] as number) - id;
  }

  private setKey<Key extends SortKey>(
    key: Key,
    slot: number,
    from: ReturnType<typeof keysOf>,
  ): void {
    (this.keys[key] as (string | number)[])[slot] = from[key];
  }

  private numberOf(brand: string | null): number {
    if (!brand) return NONE;
    const name = brand.toLowerCase();
    const number = this.brands.get(name) ?? this.brands.size;
    this.brands.set(name, number);
    return number;
  }

  private get columns(): unknown[][] {
    const { categories, topCategories, standings, levels, pictures, gstRates } = this;
    return [
      ...Object.values(this.keys),
      ...[categories, topCategories, standings, levels, pictures, gstRates, this.brandNumbers],
    ];
  }
}

/** Stock levels: none, few pieces, more. */
const [GONE, FEW, MORE] = [0, 1, 2];

/** The inclusive bounds of each stock level. */
const LEVELS: Record<StockLevel, readonly [number, number]> = {
  [StockLevel.OUT]: [GONE, GONE],
  [StockLevel.LOW]: [FEW, FEW],
  [StockLevel.IN]: [FEW, MORE],
};

function levelOf(product: ListedProduct): number {
  if (product.stockQuantity <= 0) return GONE;
  return isLow(product) ? FEW : MORE;
}

/** Unmarks the slots whose value is outside a range: without a function call for each of them. */
function narrow(marks: Uint8Array, [values, least, most]: Range): void {
  for (let slot = 0; slot < marks.length; slot++) {
    const value = values[slot] as number;
    if (!(value >= least && value <= most)) marks[slot] = 0;
  }
}

/** The sort values of a product. Products without a time of change count as the earliest changed. */
function keysOf({ id, name, pricePaise, stockQuantity, changedAt }: ListedProduct) {
  const changed = changedAt?.getTime() ?? 0;
  return { id, name: name.toLowerCase(), price: pricePaise, stock: stockQuantity, changed };
}
