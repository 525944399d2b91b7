import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { Product, StockAtLocation, type ListedProduct } from '../../catalogue';

/** A product to buy. */
@Shows('private')
@ObjectType({
  description: 'Product that is out of stock or low, with the suggested quantity to buy.',
})
export class BuyingListItem {
  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => Int, {
    description: 'Low stock level: stock at or below which it is low, in pieces.',
  })
  level: number;

  @Field(() => Int, { description: 'Customers waiting for a back-in-stock email.' })
  waitingCount: number;

  @Field(() => Int, {
    description: 'Pieces sold in the last 14 days, less returns.',
  })
  soldPieces: number;

  @Field(() => [StockAtLocation], {
    description: 'Pieces at stock locations, which can be transferred.',
  })
  elsewhere: StockAtLocation[];

  @Field(() => Int, {
    description:
      'Pieces to buy: the sales of 14 days, one per waiting customer, and the low stock level, less the current stock in the shop and elsewhere.',
  })
  suggestedPieces: number;
}

/** One page of the buying list. */
@Shows('private')
@ObjectType({
  description: 'One page of products out of stock or low, lowest stock first.',
})
export class BuyingListPage implements PageOf<BuyingListItem> {
  @Field(() => [BuyingListItem], { description: 'Products on this page.' })
  items: BuyingListItem[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount: number;
}
