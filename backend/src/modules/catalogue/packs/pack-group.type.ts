import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** Result of one row of `joinPacks`. */
@Shows('private')
@ObjectType({ description: 'Result of joining products as sizes of one product.' })
export class PackJoinResult {
  @Field(() => Int, { description: 'Index of the row in the call, from 0.' })
  row: number;

  @Field(() => String, {
    nullable: true,
    description: 'Resulting pack group; null if the row was refused.',
  })
  packGroup: string | null;

  @Field(() => [ID], {
    description: 'IDs of the products that were not in it before; leavePacks removes them.',
  })
  joinedIds: number[];

  @Field(() => String, {
    nullable: true,
    description: 'Error code of a refused row, such as VALIDATION or NOT_FOUND.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Refused field of the row.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Error message of a refused row.' })
  message: string | null;
}

/** Products that look like sizes of one product. */
@Shows('private')
@ObjectType({ description: 'Products that look like sizes of one product.' })
export class PackProposal {
  @Field({ description: 'Common name without the size.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Common brand.' })
  brand: string | null;

  @Field(() => [Product], {
    description:
      'At most 12 products, including hidden ones, smallest first. Those with a packGroup are already joined.',
  })
  products: ListedProduct[];
}

@Shows('private')
@ObjectType({ description: 'One page of pack group proposals.' })
export class PackProposalPage implements PageOf<PackProposal> {
  @Field(() => [PackProposal], { description: 'Proposals on this page.' })
  items: PackProposal[];

  @Field(() => Int, { description: 'Proposals on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Proposals per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;
}
