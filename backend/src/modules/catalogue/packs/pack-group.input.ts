import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Products to join as sizes of one product.' })
export class PackJoinRow {
  @Field(() => [ID], {
    description:
      'IDs of 2 to 12 products. Other members of their pack group stay in it and need not be listed.',
  })
  productIds: string[];
}

@InputType({ description: 'Product to remove from its pack group.' })
export class PackLeaveRow {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @Field({
    description:
      'Pack group that the product was read with; a product that is now in another group stays there.',
  })
  packGroup: string;
}
