import { IsString } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CartView, Quote } from '../../checkout';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { engagementMessages } from '../engagement.messages';
import { MessageType } from '../../../platform/graphql/message.type';
import type { MessageRef } from '../../../kernel/message';

/** A list to parse. */
export class MatchListArgs {
  @IsString(says(engagementMessages.listNotText()))
  @TextLength(0, 4000, engagementMessages.listTooLong)
  text: string;
}

/** A product that an entry of a list may mean, with a quantity. */
@Shows('public')
@ObjectType({ description: 'Product that an entry of a list may mean.' })
export class ListCandidate {
  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => Int, {
    description: 'Pieces that cover at least the requested amount, from 1 to 99.',
  })
  quantity: number;

  @Field(() => Boolean, {
    description:
      'Whether they match the requested amount exactly; otherwise they are more, or a guess.',
  })
  isExact: boolean;
}

/** An entry of a list with its matching products. */
@Shows('public')
@ObjectType({ description: 'Entry of a shopping list, with its matching products.' })
export class ListMatch {
  @Field({ description: 'Entry as written.' })
  text: string;

  @Field({ description: 'Search text of the entry.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "Parsed amount, such as '2 kg'; null if none was given.",
  })
  amount: string | null;

  @Field(() => ListCandidate, {
    nullable: true,
    description: 'Most likely match; null if there is none.',
  })
  best: ListCandidate | null;

  @Field(() => [ListCandidate], { description: 'Other matches, most likely first.' })
  alternatives: ListCandidate[];
}

/** A reviewed line of a list. */
@InputType({ description: 'Reviewed line of a shopping list.' })
export class ShoppingListLineInput {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces to add, from 1 to 10,00,000 (a million).' })
  quantity: number;
}

/** A line of a list that could not be added in full. */
@Shows('private')
@ObjectType({ description: 'Line of a list that could not be added to the cart in full.' })
export class ShoppingListLeft {
  @Field(() => ID, { description: 'Product ID.' })
  productId: number;

  @Field({ description: 'Name of the product.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in Hindi; null if there is none.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Name in Marathi; null if there is none.' })
  nameMr: string | null;

  @Field({ description: 'Reason, for display.' })
  reason: string;

  @Field(() => MessageType, { description: 'Message of the reason.' })
  reasonMessage: MessageRef;
}

/** A quote of a list that is not in a cart yet. */
@Shows('private')
@ObjectType({ description: 'Quote of the lines of a list before they are in a cart.' })
export class ShoppingListQuote {
  @Field(() => CartView, { description: 'Lines with prices and stock, in the form of a cart.' })
  cart: CartView;

  @Field(() => Quote, { description: 'Bill, delivery terms and coupon suggestions.' })
  quote: Quote;

  @Field({
    description:
      'URL in the shop at which a customer reviews the lines and adds them to their cart.',
  })
  handOverUrl: string;
}

/** Result of adding a list to the cart. */
@Shows('private')
@ObjectType({ description: 'Result of adding a list to the cart.' })
export class AddShoppingListPayload {
  @Field(() => CartView, { description: 'Whole cart.' })
  cart: CartView;

  @Field(() => Int, { description: 'Number of products that were added to the cart.' })
  addedLineCount: number;

  @Field(() => [ShoppingListLeft], {
    description: 'Products that could not be added in full, with reasons.',
  })
  left: ShoppingListLeft[];
}
