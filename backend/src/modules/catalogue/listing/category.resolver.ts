import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Category } from '../categories/category.entity';
import { CatalogueService } from './catalogue.service';
import { CategoryService } from '../categories/category.service';

/** The eight categories. */
@Resolver(() => Category)
export class CategoryResolver {
  constructor(
    private readonly service: CategoryService,
    private readonly catalogue: CatalogueService,
  ) {}

  @Access('anyone')
  @Query(() => [Category], {
    description: 'The eight categories, in the order of the landing page.',
  })
  categories(@Ctx() { cacheWhile }: RequestContext): Promise<Category[]> {
    cacheWhile(this.catalogue.areSame([], this.catalogue.changes));
    return this.service.all();
  }

  @FieldResolver(() => Int, { description: 'How many products stand on it.' })
  productCount(@Root() category: Category): Promise<number> {
    return this.catalogue.countOf(category.id);
  }
}
