import { FieldResolver, Resolver, Root } from 'type-graphql';
import { CatalogueService } from './catalogue.service';
import { ProductFacets } from './product-facets.type';
import { ProductPage } from './product.page';

/** What a page of products tells beside its products: worked out only where somebody asks for it. */
@Resolver(() => ProductPage)
export class ProductPageResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @FieldResolver(() => ProductFacets, {
    description: 'What the list can be narrowed or widened to, with counts.',
    complexity: 100,
  })
  facets(@Root() { question }: ProductPage): ProductFacets {
    return this.catalogue.facets(question);
  }

  @FieldResolver(() => [String], {
    description:
      'Other words that find something, where somebody may have meant those, the likeliest first; at most five.',
    // Counted for each record of the page, and in addition to the search itself.
    complexity: 20,
  })
  didYouMean(@Root() { question }: ProductPage): string[] {
    return this.catalogue.didYouMean(question);
  }
}
