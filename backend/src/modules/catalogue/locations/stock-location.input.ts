import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { catalogueMessages } from '../catalogue.messages';

/** A stock location to add, or its new values. */
@InputType({ description: 'Stock location to add, or its new values.' })
export class StockLocationInput {
  @TextLength(1, 60, catalogueMessages.locationName)
  @Field({ description: 'Name, such as Godown; unique among the locations of the shop.' })
  name: string;

  @IsOptional()
  @TextLength(0, 200)
  @Field(() => String, { nullable: true, description: 'Note, such as the address.' })
  note?: string | null;
}
