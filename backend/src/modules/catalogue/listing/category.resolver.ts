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

/** The categories, for everybody, and their changes by the staff. */
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
      "The categories at the top, in the order of the landing page: the eight, then the shop's own.",
  })
  categories(@Ctx() { cacheWhile }: RequestContext): Promise<Category[]> {
    cacheWhile(this.catalogue.areSame([], this.catalogue.changes));
    return this.service.tops();
  }

  @Access('manage-catalogue')
  @Mutation(() => Category, {
    description: "Makes a category of the shop's own (admin). Fails with VALIDATION, NOT_FOUND.",
  })
  addCategory(
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Category> {
    return this.manage.add(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => Category, {
    description:
      "Changes a category of the shop's own, and where it is (admin); its slug stays. Fails with VALIDATION, NOT_FOUND, CONFLICT.",
  })
  changeCategory(
    @Arg('id', () => ID, { description: 'Number of the category.' }) id: string,
    @Arg('input', () => CategoryInput, { description: 'What it is to be.' }) input: CategoryInput,
    @Arg('expectedVersion', () => Int, { description: 'The version that was changed.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Category> {
    return this.manage.change(viewer, readRecordId(id, 'category', 'id'), input, expectedVersion);
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      "Removes a category of the shop's own that no other is in; its products go to another one (admin). Fails with VALIDATION, NOT_FOUND, CONFLICT.",
  })
  async removeCategory(
    @Arg('id', () => ID, { description: 'Number of the category.' }) id: string,
    @Arg('expectedVersion', () => Int, { description: 'The version that was seen.' })
    expectedVersion: number,
    @Arg('moveProductsTo', () => String, {
      nullable: true,
      description: 'Slug of the category that its products go to; needed where it has any.',
    })
    moveProductsTo: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    const number = readRecordId(id, 'category', 'id');
    await this.manage.remove(viewer, number, expectedVersion, moveProductsTo);
    return true;
  }

  @FieldResolver(() => [Category], { description: 'Those that are in it, in their order.' })
  children(@Root() { id }: Category): Promise<Category[]> {
    return this.service.childrenOf(id);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is one of the shop's own: the eight are never changed or removed.",
  })
  isOwn(@Root() category: Category): boolean {
    return isOwn(category);
  }

  @FieldResolver(() => String, {
    description:
      'Picture of the category: its own, or a generated one where it has none of its own.',
  })
  imageUrl(@Root() category: Category): string {
    return categoryPictureOf(category);
  }

  @FieldResolver(() => Int, {
    description: 'How many products stand on it, and on those that are in it.',
  })
  productCount(@Root() category: Category): Promise<number> {
    return this.catalogue.countOf(category.id);
  }
}
