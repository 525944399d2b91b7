import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Product, seesHidden } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { OrderDetailsService } from '../details/order-details.service';

/** The pieces of a product that whoever counts it finds on the shelf beside the stock. */
@Resolver(() => Product)
export class PiecesToPickResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Pieces of orders that are still to be picked: they lie on the shelf, but are no longer in stock. null without MANAGE_CATALOGUE.',
  })
  async piecesToPick(
    @Root() { id }: ListedProduct,
    @Ctx() context: RequestContext,
  ): Promise<number | null> {
    context.cacheWhile(() => false);
    if (!seesHidden(context.viewer)) return null;
    const load = (ids: number[]) => this.details.piecesToPick(ids);
    const [pieces = 0] = await batched(context, 'pieces to pick', id, load);
    return pieces;
  }
}
