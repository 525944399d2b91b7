import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/graphql/access';
import { oncePerRequest } from '../platform/graphql/request-context';
import type { RequestContext } from '../platform/graphql/request-context';
import { Category } from './category.entity';
import { CategoryService } from './category.service';

/** The eight shelves. */
@Resolver(() => Category)
export class CategoryResolver {
  constructor(private readonly service: CategoryService) {}

  @Access('anyone')
  @Query(() => [Category], { description: 'The eight shelves, in the order of the landing page.' })
  categories(): Promise<Category[]> {
    return this.service.all();
  }

  @FieldResolver(() => Int, { description: 'How many products stand on it.' })
  async productCount(@Root() category: Category, @Ctx() context: RequestContext): Promise<number> {
    const counts = await oncePerRequest(context, 'productCounts', () =>
      this.service.productCounts(),
    );
    return counts.get(category.id) ?? 0;
  }
}
