import type { Category } from '../categories/category.entity';
import { listed, type ListedProduct } from '../products/listed-product';
import { isVisible, turnAfter } from '../products/visibility.rules';
import { CatalogueModel } from './catalogue-model';
import { ProductTable } from './product-table';

/**
 * Every product of the shop: visible and hidden ones separately, each with its own lists and indexes. So no request of
 * a customer reads hidden products.
 */
export class Assortment {
  readonly visible = new CatalogueModel();
  readonly hidden = new CatalogueModel();
  private readonly table = new ProductTable();
  /** The next instant at which each product appears or leaves by schedule, by product number. */
  private readonly turns = new Map<number, Date>();
  /** No scheduled change is due before this; the first may be later if its product was changed. */
  private firstTurn?: Date;

  /** Number of products, including hidden ones. */
  get size(): number {
    return this.visible.size + this.hidden.size;
  }

  /** One product, hidden or not; undefined if there is none. */
  get(id: number): ListedProduct | undefined {
    return this.visible.get(id) ?? this.hidden.get(id);
  }

  /** All products in the staff's table at this moment. */
  tableAt(now: Date): ProductTable {
    this.table.fill(
      () => [this.visible, this.hidden].flatMap((model) => model.inOrderOfIds()),
      now,
    );
    return this.table;
  }

  /** Replaces the whole catalogue. */
  fill(products: readonly ListedProduct[], now: Date): void {
    const visible = products.filter((product) => isVisible(product, now));
    this.visible.fill(visible);
    const shown = new Set(visible);
    this.hidden.fill(products.filter((product) => !shown.has(product)));
    this.table.forget();
    this.turns.clear();
    this.firstTurn = undefined;
    for (const product of products) this.noteTurn(product, now);
  }

  /** Adds or replaces a product. */
  put(product: ListedProduct, now: Date): void {
    const isShown = isVisible(product, now);
    (isShown ? this.hidden : this.visible).remove(product.id);
    (isShown ? this.visible : this.hidden).put(product);
    this.table.put(product, now);
    this.noteTurn(product, now);
  }

  /** The products whose category changed since they were read, with the new category. */
  outdated(categories: ReadonlyMap<number, Category>): ListedProduct[] {
    return [this.visible, this.hidden]
      .flatMap((model) => model.inOrderOfIds())
      .flatMap((product) => {
        const category = categories.get(product.categoryId);
        return category && category !== product.category
          ? [listed(product, category, product.soldPieces)]
          : [];
      });
  }

  /** Invalidates what depends on categories. */
  noteCategories(): void {
    this.visible.noteCategories();
    this.hidden.noteCategories();
  }

  /** Removes a product, if it exists. */
  remove(id: number): void {
    this.visible.remove(id);
    this.hidden.remove(id);
    this.table.remove(id);
    this.turns.delete(id);
  }

  /** Sets the recent sales of a product, if it exists. */
  setSold(id: number, soldPieces: number): void {
    this.visible.setSold(id, soldPieces);
    this.hidden.setSold(id, soldPieces);
  }

  /** Applies all due scheduled changes; reads no product until one is due. */
  turn(now: Date): void {
    if (!this.firstTurn || this.firstTurn > now) return;
    this.firstTurn = undefined;
    for (const [id, at] of [...this.turns]) {
      const product = this.get(id);
      if (product && at <= now) this.put(product, now);
      else if (!this.firstTurn || at < this.firstTurn) this.firstTurn = at;
    }
  }

  /** The numbers of the products after one number and up to another, including hidden ones. */
  idsBetween(afterId: number, upToId: number): number[] {
    return [this.visible, this.hidden].flatMap((model) => model.idsBetween(afterId, upToId));
  }

  /** The numbers of the products whose texts contain all of these lower-case words, including hidden ones. */
  idsHolding(words: readonly string[]): number[] {
    return [this.visible, this.hidden].flatMap((model) => model.idsHolding(words));
  }

  private noteTurn(product: ListedProduct, now: Date): void {
    const turn = turnAfter(product, now);
    this.turns.delete(product.id);
    if (!turn) return;
    this.turns.set(product.id, turn);
    if (!this.firstTurn || turn < this.firstTurn) this.firstTurn = turn;
  }
}
