import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { MovementKind } from '../products/stock-movement.entity';

registerEnumType(MovementKind, {
  name: 'StockMovementKind',
  description: 'Kind of a stock change.',
  valuesConfig: {
    OPENING: { description: 'Initial stock of a new product.' },
    ADJUSTMENT: {
      description: 'Corrected manually or by an import, or written off with a deleted product.',
    },
    SALE: { description: 'Sold with an order.' },
    RETURN: { description: 'Returned from an order.' },
    COUNT: { description: 'Counted in the shop, or missing when an order was picked.' },
    WASTE: { description: 'Spoiled, broken or expired.' },
    RECEIVED: { description: 'Received from a wholesaler.' },
    UNDONE: { description: 'Removed because the bill that brought it was undone.' },
    THEFT: { description: 'Stolen.' },
    TRANSFER: {
      description: 'Moved to or from another place; each of the two places has its own change.',
    },
  },
});

/** A stock change as shown to the staff. */
@Shows('private')
@ObjectType('StockMovement', { description: 'One change of the stock of a product.' })
export class ShownMovement {
  @Field(() => ID, { description: 'Change ID.' })
  id: number;

  @Field(() => MovementKind, { description: 'Kind of the change.' })
  kind: MovementKind;

  @Field(() => Int, { description: 'Pieces; negative if they left the stock.' })
  quantity: number;

  @Field(() => Int, { description: 'Stock at its place after the change, in pieces.' })
  stockAfter: number;

  @Field(() => ID, { nullable: true, description: 'Order of the change; null if there is none.' })
  orderId: number | null;

  @Field(() => String, { nullable: true, description: 'Reason given by the staff.' })
  reason: string | null;

  adminId: number | null;

  locationId: number | null;

  @Field(() => Date, { description: 'Time of the change.' })
  at: Date;
}

/** One page of the stock changes of a product. */
@Shows('private')
@ObjectType('StockMovements', {
  description: 'One page of stock changes, newest first.',
})
export class StockMovementPart {
  @Field(() => [ShownMovement], { description: 'Stock changes.' })
  items: ShownMovement[];

  @Field({ description: 'Whether older changes follow.' })
  hasNext: boolean;

  @Field(() => ID, { nullable: true, description: 'Cursor of the next page; pass it as `after`.' })
  endCursor: number | null;
}
