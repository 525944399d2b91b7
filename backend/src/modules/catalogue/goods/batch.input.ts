import { Matches } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** Which batch is written off, and how much of it is still there. */
@ArgsType()
export class WriteOffBatchArgs {
  @Field(() => ID, { description: 'Number of the batch, as `expiringBatches` has it.' })
  id: string;

  @WholeNumber(1, MAX_STOCK, catalogueMessages.goodsPieces)
  @Field(() => Int, {
    description: 'Pieces of it on the shelf, at most as many as came; they leave the stock.',
  })
  pieces: number;

  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field({ description: "Why, such as 'Expired on 2 December'." })
  reason: string;

  @Matches(REQUEST_KEY, says(catalogueMessages.stockKey()))
  @Field({ description: 'As of `adjustStock`: the same key writes off once.' })
  key: string;
}
