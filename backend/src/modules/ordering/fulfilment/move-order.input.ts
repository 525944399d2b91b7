import { IsArray, IsOptional, Matches } from 'class-validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';
import { checkoutMessages } from '../../checkout/index.rules';

/** An order event holds 200 characters, including the new delivery slot. */
const LONGEST_REASON = 150;
const LINES_MESSAGE = says(orderingMessages.lineIds());

/** The optional details of a status transition. */
export class StatusChangeDetails {
  @IsOptional()
  @TextLength(1, LONGEST_REASON, orderingMessages.transitionReason)
  reason?: string | null;

  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  deliverySlotId?: string | null;

  @IsOptional()
  @IsArray(LINES_MESSAGE)
  @Matches(/^[1-9]\d{0,9}$/, { each: true, ...LINES_MESSAGE })
  writtenOffLineIds?: string[] | null;
}
