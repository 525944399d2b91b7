import { Mutex } from 'async-mutex';
import { fieldError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { Category, GENERAL_SLUG } from './category.entity';
import { findCategory, linked } from './category-tree.rules';
import { catalogueMessages } from '../catalogue.messages';

/** The categories, cached on this server: they are few and rarely change. CatalogueSync reloads them. */
export class CategoryService {
  private known: readonly Category[] = [];
  /** Serializes reads, so that an earlier one never replaces a later one. */
  private readonly mutex = new Mutex();
  private loaded?: Promise<readonly Category[]>;

  constructor(private readonly database: Database) {}

  /** All categories in the order of the landing page, each followed by its subcategories. */
  all(): Promise<readonly Category[]> {
    return this.loaded ?? this.reload();
  }

  /** Reloads the categories; if that fails, they stay as they were. Unchanged ones stay the same objects. */
  reload(): Promise<readonly Category[]> {
    return this.mutex.runExclusive(async () => {
      this.known = linked(await this.database.read.find(Category), this.known);
      this.loaded = Promise.resolve(this.known);
      return this.known;
    });
  }

  /** The top-level categories, in the order of the landing page. */
  async tops(): Promise<Category[]> {
    return (await this.all()).filter(({ parentId }) => parentId === null);
  }

  /** The subcategories of a category, in their order. */
  async childrenOf(id: number): Promise<Category[]> {
    return (await this.all()).filter(({ parentId }) => parentId === id);
  }

  /** The category with this id. Every product's category exists, but another server may have just added it. */
  async byId(id: number): Promise<Category> {
    const known = await this.all();
    const category = known.find(isThis(id)) ?? (await this.reload()).find(isThis(id));
    if (!category) throw new Error(`There is no category ${id}`);
    return category;
  }

  /** The category with this slug or path. Throws VALIDATION that names the given field. */
  async bySlug(slug: string, field: string): Promise<Category> {
    const category = findCategory(await this.all(), slug);
    if (!category) throw fieldError(field, catalogueMessages.category());
    return category;
  }

  /** The category with this slug or path; General by default. */
  bySlugOrGeneral(slug: string | null | undefined): Promise<Category> {
    return this.bySlug(slug ?? GENERAL_SLUG, 'categorySlug');
  }

  /** The slug of each category by its number. */
  async slugs(): Promise<ReadonlyMap<number, string>> {
    return new Map((await this.all()).map(({ id, slug }) => [id, slug]));
  }
}

function isThis(wanted: number): (category: Category) => boolean {
  return ({ id }) => id === wanted;
}
