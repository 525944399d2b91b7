import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** A transfer scanned by hand has no more lines. */
const MOST_TRANSFER_LINES = 200;

/** Pieces of a product to move. */
@InputType({ description: 'Pieces of a product to move to another place.' })
export class StockTransferLineInput {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @WholeNumber(1, MAX_STOCK, catalogueMessages.goodsPieces)
  @Field(() => Int, { description: 'Pieces to move.' })
  pieces: number;
}

/** Pieces to move between two places. */
@InputType({ description: 'Pieces to move from one place to another.' })
export class TransferStockInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Stock location that the pieces leave; the shop if omitted.',
  })
  fromLocationId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Stock location that the pieces come to; the shop if omitted.',
  })
  toLocationId?: string | null;

  @IsOptional()
  @TextLength(0, 200, ({ most }) => catalogueMessages.stockReason({ least: 1, most }))
  @Field(() => String, { nullable: true, description: "Reason, such as 'For the weekend'." })
  reason?: string | null;

  @Matches(REQUEST_KEY, says(catalogueMessages.stockKey()))
  @Field({
    description: 'Idempotency key, as for `adjustStock`: the same key moves the pieces once.',
  })
  key: string;

  @ArrayMinSize(1, says(catalogueMessages.transferLines({ most: MOST_TRANSFER_LINES })))
  @ArrayMaxSize(
    MOST_TRANSFER_LINES,
    says(catalogueMessages.transferLines({ most: MOST_TRANSFER_LINES })),
  )
  @Field(() => [StockTransferLineInput], { description: '1 to 200 lines.' })
  lines: StockTransferLineInput[];
}
