import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ProductFacets } from './product-facets.type';
import { ProductPage } from './product.page';

/** What a page of products tells beside its products: worked out only where somebody asks for it. */
@Resolver(() => ProductPage)
export class ProductPageResolver {
  @FieldResolver(() => ProductFacets, {
    description:
      'What the list can be narrowed or widened to, with counts; where hidden products come behind the others, without them.',
    complexity: 100,
  })
  facets(@Root() { question, model }: ProductPage): ProductFacets {
    return model.facets(question);
  }

  @FieldResolver(() => [String], {
    description:
      'Other words that find something, where somebody may have meant those, the likeliest first; at most five.',
    // Counted for each record of the page, and in addition to the search itself.
    complexity: 20,
  })
  didYouMean(@Root() { question, model }: ProductPage): string[] {
    return model.didYouMean(question);
  }
}
