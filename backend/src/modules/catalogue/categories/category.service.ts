import { Mutex } from 'async-mutex';
import { fieldError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { Category, GENERAL_SLUG } from './category.entity';
import { findCategory, linked } from './category-tree.rules';
import { catalogueMessages } from '../catalogue.messages';

/** The categories, as this server knows them: they are few and change seldom. CatalogueSync has them read again. */
export class CategoryService {
  private known: readonly Category[] = [];
  /** One at a time: what was read earlier never comes after what was read later. */
  private readonly mutex = new Mutex();
  private loaded?: Promise<readonly Category[]>;

  constructor(private readonly database: Database) {}

  /** All of them in the order of the landing page, each with those that are in it right behind it. */
  all(): Promise<readonly Category[]> {
    return this.loaded ?? this.reload();
  }

  /** Reads them again; where that fails, they stay as they were. Those that are as they were stay the same objects. */
  reload(): Promise<readonly Category[]> {
    return this.mutex.runExclusive(async () => {
      this.known = linked(await this.database.read.find(Category), this.known);
      this.loaded = Promise.resolve(this.known);
      return this.known;
    });
  }

  /** The ones at the top, in the order of the landing page. */
  async tops(): Promise<Category[]> {
    return (await this.all()).filter(({ parentId }) => parentId === null);
  }

  /** Those that are in one, in their order. */
  async childrenOf(id: number): Promise<Category[]> {
    return (await this.all()).filter(({ parentId }) => parentId === id);
  }

  /** The one with this id; every product has one that exists, which another server may have added just now. */
  async byId(id: number): Promise<Category> {
    const known = await this.all();
    const category = known.find(isThis(id)) ?? (await this.reload()).find(isThis(id));
    if (!category) throw new Error(`There is no category ${id}`);
    return category;
  }

  /** The one with this slug or path. Throws VALIDATION that names the given field. */
  async bySlug(slug: string, field: string): Promise<Category> {
    const category = findCategory(await this.all(), slug);
    if (!category) throw fieldError(field, catalogueMessages.category());
    return category;
  }

  /** The one with this slug or path, or General where none was given. */
  bySlugOrGeneral(slug: string | null | undefined): Promise<Category> {
    return this.bySlug(slug ?? GENERAL_SLUG, 'categorySlug');
  }

  /** The slug of each by its number. */
  async slugs(): Promise<ReadonlyMap<number, string>> {
    return new Map((await this.all()).map(({ id, slug }) => [id, slug]));
  }
}

function isThis(wanted: number): (category: Category) => boolean {
  return ({ id }) => id === wanted;
}
