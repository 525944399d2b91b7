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

/** A list as it comes in. */
export class MatchListArgs {
  @IsString(says(engagementMessages.listNotText()))
  @TextLength(0, 4000, engagementMessages.listTooLong)
  text: string;
}

/** A product that an entry of a list may mean, and how many pieces of it. */
@Shows('public')
@ObjectType({ description: 'A product that an entry of a list may mean.' })
export class ListCandidate {
  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => Int, {
    description: 'Pieces that make up at least what is wished, from 1 to 99.',
  })
  quantity: number;

  @Field(() => Boolean, {
    description: 'Whether they are just what is wished; else they are more, or a guess.',
  })
  isExact: boolean;
}

/** An entry of a list, and what the shop has for it. */
@Shows('public')
@ObjectType({ description: 'An entry of a shopping list, and what the shop has for it.' })
export class ListMatch {
  @Field({ description: 'The entry as it was written.' })
  text: string;

  @Field({ description: 'What was looked for.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The amount as it was read, such as '2 kg'; nothing where none was written.",
  })
  amount: string | null;

  @Field(() => ListCandidate, {
    nullable: true,
    description: 'What is meant most likely; nothing where the shop has nothing like it.',
  })
  best: ListCandidate | null;

  @Field(() => [ListCandidate], { description: 'What else may be meant, the likeliest first.' })
  alternatives: ListCandidate[];
}

/** A line of a list, after somebody looked it over. */
@InputType({ description: 'A line of a shopping list, after somebody looked it over.' })
export class ShoppingListLineInput {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces to add, from 1 to 10,00,000 (a million).' })
  quantity: number;
}

/** What of a list could not be put into the cart as it was wished. */
@Shows('private')
@ObjectType({ description: 'What of a list could not be put into the cart as it was wished.' })
export class ShoppingListLeft {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Hindi, if it has one.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in Marathi, if it has one.' })
  nameMr: string | null;

  @Field({ description: 'Why, for people.' })
  reason: string;

  @Field(() => MessageType, { description: 'Which message the reason is.' })
  reasonMessage: MessageRef;
}

/** What the lines of a list cost before they are in a cart. */
@Shows('private')
@ObjectType({ description: 'What the lines of a list cost before they are in a cart.' })
export class ShoppingListQuote {
  @Field(() => CartView, { description: 'The lines with prices and stock, in the form of a cart.' })
  cart: CartView;

  @Field(() => Quote, { description: 'The bill, the terms of delivery, and coupons that help.' })
  quote: Quote;

  @Field({
    description:
      'Address of the shop where a customer looks the lines over and puts them into their cart.',
  })
  handOverUrl: string;
}

/** What became of a list. */
@Shows('private')
@ObjectType({ description: 'What became of a list that was put into the cart.' })
export class AddShoppingListPayload {
  @Field(() => CartView, { description: 'The whole cart.' })
  cart: CartView;

  @Field(() => Int, { description: 'How many products were put into the cart.' })
  addedLineCount: number;

  @Field(() => [ShoppingListLeft], {
    description: 'What could not be put into it, or not as much, and why.',
  })
  left: ShoppingListLeft[];
}
