import { ArrayNotEmpty, ArrayUnique, IsEnum, IsInt, IsString, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { ApiScope } from './api-scope';

const NAME_MESSAGE = 'Name should have 1 to 60 characters';
const DAYS_MESSAGE = 'Days until it expires should be a whole number from 1 to 365';
const SCOPES_MESSAGE = 'Please choose what it may do';

/** A token as its owner asks for it. */
@InputType({ description: 'A token to make.' })
export class ApiTokenInput {
  @IsString({ message: NAME_MESSAGE })
  @TextLength(1, 60, { message: NAME_MESSAGE })
  @Field({ description: 'What it is for: 1 to 60 letters.' })
  name: string;

  @ArrayNotEmpty({ message: SCOPES_MESSAGE })
  @ArrayUnique({ message: 'Each of what it may do should stand there once' })
  @IsEnum(ApiScope, { each: true, message: SCOPES_MESSAGE })
  @Field(() => [ApiScope], { description: 'What it may do: at least one.' })
  scopes: ApiScope[];

  @IsInt({ message: DAYS_MESSAGE })
  @Min(1, { message: DAYS_MESSAGE })
  @Max(365, { message: DAYS_MESSAGE })
  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, 1 to 365.' })
  expiresInDays: number;
}
