import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { MovementKind } from '../products/stock-movement.entity';

registerEnumType(MovementKind, {
  name: 'StockMovementKind',
  description: 'Why a stock changed.',
  valuesConfig: {
    OPENING: { description: 'The product came into the shop with it.' },
    ADJUSTMENT: {
      description: 'Corrected by hand or by an import, or written off with a deleted product.',
    },
    SALE: { description: 'An order took it.' },
    RETURN: { description: 'An order gave it back.' },
    COUNT: { description: 'Counted in the shop, or missing when an order was picked.' },
    WASTE: { description: 'Spoiled, broken or expired.' },
    RECEIVED: { description: 'Brought by a wholesaler.' },
    THEFT: { description: 'Stolen.' },
  },
});

/** One change of a stock as the staff sees it. */
@Shows('private')
@ObjectType('StockMovement', { description: 'One change of the stock of a product.' })
export class ShownMovement {
  @Field(() => ID, { description: 'Number of the change.' })
  id: number;

  @Field(() => MovementKind, { description: 'Why the stock changed.' })
  kind: MovementKind;

  @Field(() => Int, { description: 'Pieces; below 0 where they left the stock.' })
  quantity: number;

  @Field(() => Int, { description: 'Pieces in stock after it.' })
  stockAfter: number;

  @Field(() => ID, { nullable: true, description: 'The order it belongs to.' })
  orderId: number | null;

  @Field(() => String, { nullable: true, description: 'What somebody wrote about it.' })
  reason: string | null;

  adminId: number | null;

  @Field(() => Date, { description: 'When it happened.' })
  at: Date;
}

/** A part of the ledger of a product. */
@Shows('private')
@ObjectType('StockMovements', {
  description: 'A part of the changes of a stock, the newest first.',
})
export class StockMovementPart {
  @Field(() => [ShownMovement], { description: 'The changes.' })
  items: ShownMovement[];

  @Field({ description: 'Whether there are older ones.' })
  hasNext: boolean;

  @Field(() => ID, { nullable: true, description: 'Where the next part begins: see after.' })
  endCursor: number | null;
}
