import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A line of a cart with its current price. */
@Shows('private')
@ObjectType('CartItem', { description: 'Product in a cart, at its current price.' })
export class CartLine {
  @Field(() => ID, { description: 'Cart line ID (cartId in REST).' })
  id: number;

  @Field(() => Int, { description: 'Requested pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, { description: 'MRP of one piece, in paise.' })
  mrpPaise: number;

  @Field(() => PaiseScalar, { description: 'Price of one piece, in paise: the MRP or less.' })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity x unitPricePaise.' })
  totalPaise: number;

  @Field(() => Boolean, { description: 'Whether the quantity exceeds the stock.' })
  exceedsStock: boolean;

  @Field(() => Boolean, {
    description: 'Whether the product is currently hidden; it cannot be ordered then.',
  })
  isHidden: boolean;

  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;
}

/** A cart with current prices. */
@Shows('private')
@ObjectType('Cart', { description: "The caller's cart, at current prices." })
export class CartView {
  @Field(() => ID, {
    description: "Cart ID; 'none' while it is empty.",
  })
  id: number | 'none';

  @Field(() => [CartLine], { description: 'Lines, in the order in which they were added.' })
  items: CartLine[];

  @Field(() => Int, { description: 'Total pieces of all lines.' })
  totalQuantity: number;

  @Field(() => PaiseScalar, { description: 'Grand Total: the sum of the lines, in paise.' })
  grandTotalPaise: number;
}

/** Result of a change of the cart. */
@Shows('private')
@ObjectType({ description: 'Changed line, and the cart after the change.' })
export class CartItemPayload {
  @Field(() => CartLine, { description: 'Changed line.' })
  item: CartLine;

  @Field(() => CartView, { description: 'Whole cart.' })
  cart: CartView;
}

/** A product to add to the cart. */
@InputType({ description: 'Product to add to the cart.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces to add, from 1 to 10,00,000 (a million).' })
  quantity: number;
}

/** A new quantity of a line. */
@InputType({ description: 'New quantity of a cart line.' })
export class ChangeCartItemInput {
  @Field(() => ID, { description: 'Cart line ID.' })
  cartItemId: string;

  @Field(() => Int, { description: 'New quantity in pieces, from 1 to 10,00,000 (a million).' })
  quantity: number;
}
