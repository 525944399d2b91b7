import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { Product, type ListedProduct } from '../../catalogue';

/** A product to be bought. */
@Shows('private')
@ObjectType({ description: 'A product that is sold out or low, and how much of it to buy.' })
export class BuyingListItem {
  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => Int, { description: 'At so many pieces or fewer it is low.' })
  level: number;

  @Field(() => Int, { description: 'Customers who want to hear when it is in stock again.' })
  waitingCount: number;

  @Field(() => Int, {
    description: 'Pieces that were sold in the last 14 days, less those returned.',
  })
  soldPieces: number;

  @Field(() => Int, {
    description:
      'Pieces to buy: those sold in 14 days, one for each who waits, and up to its level, less what is there.',
  })
  suggestedPieces: number;
}

/** One page of what is to be bought. */
@Shows('private')
@ObjectType({
  description: 'One page of what is sold out or low, what has the fewest pieces first.',
})
export class BuyingListPage implements PageOf<BuyingListItem> {
  @Field(() => [BuyingListItem], { description: 'The products of this page.' })
  items: BuyingListItem[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages together.' })
  totalCount: number;
}
