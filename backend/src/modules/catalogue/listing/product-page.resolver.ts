import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ProductFacets } from './product-facets.type';
import { ProductPage } from './product.page';

/** Fields of a product page that are computed only if requested. */
@Resolver(() => ProductPage)
export class ProductPageResolver {
  @FieldResolver(() => ProductFacets, {
    description:
      'Filters of the list, with counts; if hidden products follow the others, they are not counted.',
    complexity: 100,
  })
  facets(@Root() { question, model }: ProductPage): ProductFacets {
    return model.facets(question);
  }

  @FieldResolver(() => [String], {
    description: 'Alternative search words that find products, most likely first; at most five.',
    // Counted for each record of the page, and in addition to the search itself.
    complexity: 20,
  })
  didYouMean(@Root() { question, model }: ProductPage): string[] {
    return model.didYouMean(question);
  }
}
