import { fieldError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { Category, GENERAL_SLUG } from './category.entity';
import { catalogueMessages } from '../catalogue.messages';

/** The eight categories. They change with migrations only, so each server reads them once. */
export class CategoryService {
  private loaded?: Promise<Category[]>;

  constructor(private readonly database: Database) {}

  /** All of them, in the order of the landing page. */
  all(): Promise<Category[]> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  /** The one with this id; every product has one that exists. */
  async byId(id: number): Promise<Category> {
    const category = (await this.all()).find((candidate) => candidate.id === id);
    if (!category) throw new Error(`There is no category ${id}`);
    return category;
  }

  /** The one with this slug. Throws VALIDATION that names the given field. */
  async bySlug(slug: string, field: string): Promise<Category> {
    const category = (await this.all()).find((candidate) => candidate.slug === slug);
    if (!category) throw fieldError(field, catalogueMessages.category());
    return category;
  }

  /** The one with this slug, or General where none was given. */
  bySlugOrGeneral(slug: string | null | undefined): Promise<Category> {
    return this.bySlug(slug ?? GENERAL_SLUG, 'categorySlug');
  }

  /** The slug of each by its number. */
  async slugs(): Promise<ReadonlyMap<number, string>> {
    return new Map((await this.all()).map(({ id, slug }) => [id, slug]));
  }

  private async load(): Promise<Category[]> {
    try {
      return await this.database.read.find(Category, { order: { position: 'ASC' } });
    } catch (error) {
      this.loaded = undefined; // the next caller asks again
      throw error;
    }
  }
}
