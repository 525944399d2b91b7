import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { BillType } from '../../checkout';

/** A line of an order as it would be after an edit. */
@Shows('private')
@ObjectType({ description: 'A line of an order as it would be after an edit.' })
export class QuotedOrderLine {
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the line; nothing of one that the order does not have yet.',
  })
  orderLineId: number | null;

  @Field(() => ID, { nullable: true, description: 'The product, while the shop still has it.' })
  productId: number | null;

  @Field({ description: 'Name of the product.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What one piece is.' })
  unit: string | null;

  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, {
    description: 'What one piece costs, in paise: as ordered, or of an added one as it is now.',
  })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity x unitPricePaise.' })
  totalPaise: number;
}

/** What an order would cost after an edit. */
@Shows('private')
@ObjectType({ description: 'What an order would cost after an edit, at this moment.' })
export class OrderEditQuote {
  @Field(() => BillType, { description: 'The new bill.' })
  bill: BillType;

  @Field(() => [QuotedOrderLine], { description: 'Its lines; those that are taken out are not.' })
  lines: QuotedOrderLine[];

  @Field(() => PaiseScalar, {
    description:
      'What goes back the way it was paid, in paise; 0 of an order that is paid in cash.',
  })
  refundPaise: number;
}
