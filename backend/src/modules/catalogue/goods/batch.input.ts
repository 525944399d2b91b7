import { Matches } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** The batch to write off, and how many of its pieces. */
@ArgsType()
export class WriteOffBatchArgs {
  @Field(() => ID, { description: 'Batch ID, from `expiringBatches`.' })
  id: string;

  @WholeNumber(1, MAX_STOCK, catalogueMessages.goodsPieces)
  @Field(() => Int, {
    description:
      'Pieces to write off, at most as many as were received and not written off before; they are removed from the stock.',
  })
  pieces: number;

  @Field({
    defaultValue: false,
    description:
      'Whether the other pieces of the batch are still on sale; if not, they count as sold, and the shop has none left. At a stock location the others always stay.',
  })
  keepsRest: boolean;

  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field({ description: "Reason, such as 'Expired on 2 December'." })
  reason: string;

  @Matches(REQUEST_KEY, says(catalogueMessages.stockKey()))
  @Field({ description: 'Idempotency key, as for `adjustStock`: the same key writes off once.' })
  key: string;
}
