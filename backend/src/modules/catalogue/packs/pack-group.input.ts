import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Products that are sizes of one thing.' })
export class PackJoinRow {
  @Field(() => [ID], {
    description:
      'Numbers of 2 to 12 products. Those of a group that one of them is in stay in it and need not be named.',
  })
  productIds: string[];
}

@InputType({ description: 'A product to take out of its pack group.' })
export class PackLeaveRow {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field({
    description: 'The pack group that was read of it: where it is in another one, it stays there.',
  })
  packGroup: string;
}
