import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Category } from '../categories/category.entity';
import { CategoryInput } from '../own-categories/category.input';
import { CategoryService } from '../categories/category.service';
import { isOwn } from '../categories/category-tree.rules';
import { categoryPictureOf } from '../own-categories/category-picture.rules';
import { ManageCategoriesService } from '../own-categories/manage-categories.service';
import { CatalogueService } from './catalogue.service';

/** Categories, readable by everybody and changed by the staff. */
@Resolver(() => Category)
export class CategoryResolver {
  constructor(
    private readonly service: CategoryService,
    private readonly catalogue: CatalogueService,
    private readonly manage: ManageCategoriesService,
  ) {}

  @Access('anyone')
  @Query(() => [Category], {
    description:
      "Top-level categories, in the order of the landing page: the built-in eight, then the shop's own.",
  })
  categories(@Ctx() { cacheWhile }: RequestContext): Promise<Category[]> {
    cacheWhile(this.catalogue.areSame([], this.catalogue.changes));
    return this.service.tops();
  }

  @Access('manage-catalogue')
  @Mutation(() => Category, {
    description: "Creates a category of the shop's own (admin). Fails with VALIDATION, NOT_FOUND.",
  })
  addCategory(
    @Arg('input', () => CategoryInput, { description: 'New category.' }) input: CategoryInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Category> {
    return this.manage.add(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => Category, {
    description:
      "Changes a category of the shop's own, including its place (admin); the slug is unchanged. Fails with VALIDATION, NOT_FOUND, CONFLICT.",
  })
  changeCategory(
    @Arg('id', () => ID, { description: 'Category ID.' }) id: string,
    @Arg('input', () => CategoryInput, { description: 'New values.' }) input: CategoryInput,
    @Arg('expectedVersion', () => Int, { description: 'Version that the change is based on.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Category> {
    return this.manage.change(viewer, readRecordId(id, 'category', 'id'), input, expectedVersion);
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      "Removes a category of the shop's own without subcategories; its products move to another category (admin). Fails with VALIDATION, NOT_FOUND, CONFLICT.",
  })
  async removeCategory(
    @Arg('id', () => ID, { description: 'Category ID.' }) id: string,
    @Arg('expectedVersion', () => Int, { description: 'Version that the change is based on.' })
    expectedVersion: number,
    @Arg('moveProductsTo', () => String, {
      nullable: true,
      description: 'Slug of the category that receives its products; required if it has any.',
    })
    moveProductsTo: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    const number = readRecordId(id, 'category', 'id');
    await this.manage.remove(viewer, number, expectedVersion, moveProductsTo);
    return true;
  }

  @FieldResolver(() => [Category], { description: 'Subcategories, in order.' })
  children(@Root() { id }: Category): Promise<Category[]> {
    return this.service.childrenOf(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether it is one of the shop's own; the built-in eight cannot be changed or removed.",
  })
  isOwn(@Root() category: Category): boolean {
    return isOwn(category);
  }

  @FieldResolver(() => String, {
    description: 'Picture of the category: its own, or a generated one.',
  })
  imageUrl(@Root() category: Category): string {
    return categoryPictureOf(category);
  }

  @FieldResolver(() => Int, {
    description: 'Number of products in it and its subcategories.',
  })
  productCount(@Root() category: Category): Promise<number> {
    return this.catalogue.countOf(category.id);
  }
}
