import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { BillType } from '../../checkout';

/** Order line as it would be after an edit. */
@Shows('private')
@ObjectType({ description: 'Order line as it would be after an edit.' })
export class QuotedOrderLine {
  @Field(() => ID, {
    nullable: true,
    description: 'Order line ID; null for a new line.',
  })
  orderLineId: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Product ID; null if the product no longer exists.',
  })
  productId: number | null;

  @Field({ description: 'Product name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Unit of one piece.' })
  unit: string | null;

  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, {
    description:
      'Price of one piece, in paise: as ordered, or the current price of an added piece.',
  })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity × unitPricePaise, in paise.' })
  totalPaise: number;
}

/** Quote for an order after an edit. */
@Shows('private')
@ObjectType({ description: 'Quote for an order after an edit, at this moment.' })
export class OrderEditQuote {
  @Field(() => BillType, { description: 'New bill.' })
  bill: BillType;

  @Field(() => [QuotedOrderLine], { description: 'Lines after the edit, without removed ones.' })
  lines: QuotedOrderLine[];

  @Field(() => PaiseScalar, {
    description:
      'Amount to be refunded to the original payment method, in paise; 0 for an order paid in cash.',
  })
  refundPaise: number;
}
