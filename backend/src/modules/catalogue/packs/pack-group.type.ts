import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** What became of one row of `joinPacks`. */
@Shows('private')
@ObjectType({ description: 'What became of products that were to be sizes of one thing.' })
export class PackJoinResult {
  @Field(() => Int, { description: 'Place of the row in the call, from 0.' })
  row: number;

  @Field(() => String, {
    nullable: true,
    description: 'The pack group that they have now; nothing where the row was refused.',
  })
  packGroup: string | null;

  @Field(() => [ID], {
    description: 'Numbers of the products that were not in it before: leavePacks takes them out.',
  })
  joinedIds: number[];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, as a code such as VALIDATION or NOT_FOUND.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The field of the row that is refused.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, for people.' })
  message: string | null;
}

/** Products that look like sizes of one thing, as the staff sees them. */
@Shows('private')
@ObjectType({ description: 'Products that look like sizes of one thing.' })
export class PackProposal {
  @Field({ description: 'Their name without a size.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Their brand.' })
  brand: string | null;

  @Field(() => [Product], {
    description:
      'At most 12 products, hidden ones too, the smallest first. Those that have a packGroup are together already.',
  })
  products: ListedProduct[];
}

@Shows('private')
@ObjectType({ description: 'One page of proposals.' })
export class PackProposalPage implements PageOf<PackProposal> {
  @Field(() => [PackProposal], { description: 'The proposals of this page.' })
  items: PackProposal[];

  @Field(() => Int, { description: 'Proposals on all pages together.' })
  totalCount: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Proposals a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;
}
