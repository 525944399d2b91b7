import { IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';

/** A message to the shop. The specification checks name and subject, and not the address. */
@InputType({ description: 'A message to the shop.' })
export class ContactInput {
  @TextLength(4, 200, { message: 'FirstName must contain atleast 4 characters' })
  @Field({ description: 'At least 4 characters.' })
  fullName: string;

  @IsString({ message: 'Email should be text' })
  @TextLength(0, 254, { message: 'Email should have at most 254 characters' })
  @Field({ description: 'Where to answer.' })
  email: string;

  @TextLength(10, 4000, { message: 'Subject must contain atleast 10 characters' })
  @Field({ description: 'What it is about, at least 10 characters.' })
  subject: string;
}
