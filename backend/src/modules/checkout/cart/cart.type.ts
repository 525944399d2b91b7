import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** One line of a cart, priced at this moment. */
@Shows('private')
@ObjectType('CartItem', { description: 'One product in a cart, priced at this moment.' })
export class CartLine {
  @Field(() => ID, { description: 'Number of the line (cartId in REST).' })
  id: number;

  @Field(() => Int, { description: 'Pieces asked for.' })
  quantity: number;

  @Field(() => PaiseScalar, { description: 'MRP of one piece, in paise.' })
  mrpPaise: number;

  @Field(() => PaiseScalar, { description: 'What one piece costs, in paise: the MRP or less.' })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity x unitPricePaise.' })
  totalPaise: number;

  @Field(() => Boolean, { description: 'Whether it asks for more than there is.' })
  exceedsStock: boolean;

  @Field(() => Boolean, {
    description: 'Whether its product is not sold at the moment: it cannot be ordered then.',
  })
  isHidden: boolean;

  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;
}

/** Somebody's cart, priced at this moment. */
@Shows('private')
@ObjectType('Cart', { description: "The caller's cart, priced at this moment." })
export class CartView {
  @Field(() => ID, {
    description: "Number of the cart; 'none' while it is empty.",
  })
  id: number | 'none';

  @Field(() => [CartLine], { description: 'Its lines, in the order in which they were added.' })
  items: CartLine[];

  @Field(() => Int, { description: 'Pieces on all lines together.' })
  totalQuantity: number;

  @Field(() => PaiseScalar, { description: 'The Grand Total: the sum of the lines, in paise.' })
  grandTotalPaise: number;
}

/** What a change of the cart answers. */
@Shows('private')
@ObjectType({ description: 'The line that was changed, and the whole cart after it.' })
export class CartItemPayload {
  @Field(() => CartLine, { description: 'The line that was changed.' })
  item: CartLine;

  @Field(() => CartView, { description: 'The whole cart.' })
  cart: CartView;
}

/** What to put into the cart. */
@InputType({ description: 'What to put into the cart.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces to add, from 1 to 10,00,000 (a million).' })
  quantity: number;
}

/** How many pieces a line is to have. */
@InputType({ description: 'How many pieces a line is to have.' })
export class ChangeCartItemInput {
  @Field(() => ID, { description: 'Number of the line.' })
  cartItemId: string;

  @Field(() => Int, { description: 'Pieces from now on, from 1 to 10,00,000 (a million).' })
  quantity: number;
}
