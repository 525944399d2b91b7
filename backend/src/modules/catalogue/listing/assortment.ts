import type { Category } from '../categories/category.entity';
import { listed, type ListedProduct } from '../products/listed-product';
import { isVisible, turnAfter } from '../products/visibility.rules';
import { CatalogueModel } from './catalogue-model';
import { ProductTable } from './product-table';

/**
 * Every product of the shop: those that customers find at this moment, and apart from them those that are hidden, each
 * in lists and indexes of their own. So nothing that customers ask for looks at what is hidden.
 */
export class Assortment {
  readonly visible = new CatalogueModel();
  readonly hidden = new CatalogueModel();
  private readonly table = new ProductTable();
  /** When products appear or leave next by themselves, by their numbers. */
  private readonly turns = new Map<number, Date>();
  /** No turn comes before this; it may come later where a product that was to turn was changed. */
  private firstTurn?: Date;

  /** How many products there are, hidden ones included. */
  get size(): number {
    return this.visible.size + this.hidden.size;
  }

  /** One product, hidden or not; undefined where there is none. */
  get(id: number): ListedProduct | undefined {
    return this.visible.get(id) ?? this.hidden.get(id);
  }

  /** All products as the staff's table has them at this moment. */
  tableAt(now: Date): ProductTable {
    this.table.fill(
      () => [this.visible, this.hidden].flatMap((model) => model.inOrderOfIds()),
      now,
    );
    return this.table;
  }

  /** Puts a whole catalogue in the place of what was there. */
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

  /** Puts a product in, or in the place of what it was. */
  put(product: ListedProduct, now: Date): void {
    const isShown = isVisible(product, now);
    (isShown ? this.hidden : this.visible).remove(product.id);
    (isShown ? this.visible : this.hidden).put(product);
    this.table.put(product, now);
    this.noteTurn(product, now);
  }

  /** The products whose category is no longer the one that it was read as, as they are to be. */
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

  /** Tells that categories changed. */
  noteCategories(): void {
    this.visible.noteCategories();
    this.hidden.noteCategories();
  }

  /** Takes a product out, where it is in. */
  remove(id: number): void {
    this.visible.remove(id);
    this.hidden.remove(id);
    this.table.remove(id);
    this.turns.delete(id);
  }

  /** Tells how many pieces of a product were sold lately, where there is such a product. */
  setSold(id: number, soldPieces: number): void {
    this.visible.setSold(id, soldPieces);
    this.hidden.setSold(id, soldPieces);
  }

  /** Has appear and leave what does by itself; looks at no product until one does. */
  turn(now: Date): void {
    if (!this.firstTurn || this.firstTurn > now) return;
    this.firstTurn = undefined;
    for (const [id, at] of [...this.turns]) {
      const product = this.get(id);
      if (product && at <= now) this.put(product, now);
      else if (!this.firstTurn || at < this.firstTurn) this.firstTurn = at;
    }
  }

  /** The numbers of the products after one number and up to another, hidden ones included. */
  idsBetween(afterId: number, upToId: number): number[] {
    return [this.visible, this.hidden].flatMap((model) => model.idsBetween(afterId, upToId));
  }

  /** The numbers of the products whose texts hold all of these words in lower case, hidden ones included. */
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
