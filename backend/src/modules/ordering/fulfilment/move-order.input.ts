import { IsArray, IsOptional, IsString, Matches } from 'class-validator';
import { TextLength } from '../../../platform/validation/text-length.validator';

/** An order event holds 200 characters, including the new delivery slot. */
const LONGEST_REASON = 150;
const REASON_MESSAGE = `The reason should have 1 to ${LONGEST_REASON} characters`;
const SLOT_MESSAGE = 'deliverySlotId should be the id of a delivery slot';
const LINES_MESSAGE = 'writtenOffLineIds should be numbers of lines';

/** The optional details of a status transition. */
export class StatusChangeDetails {
  @IsOptional()
  @TextLength(1, LONGEST_REASON, { message: REASON_MESSAGE })
  reason?: string | null;

  @IsOptional()
  @IsString({ message: SLOT_MESSAGE })
  @TextLength(0, 20, { message: SLOT_MESSAGE })
  deliverySlotId?: string | null;

  @IsOptional()
  @IsArray({ message: LINES_MESSAGE })
  @Matches(/^[1-9]\d{0,9}$/, { each: true, message: LINES_MESSAGE })
  writtenOffLineIds?: string[] | null;
}
