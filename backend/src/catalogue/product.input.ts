import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../kernel/money';
import { PaiseScalar } from '../platform/graphql/paise.scalar';
import { IsImageAddress } from './is-image-address.validator';
import { TextLength } from '../platform/validation/text-length.validator';

/** More of one thing than any shop of this size stores. */
export const MAX_STOCK = 1_000_000;

const PRICE_MESSAGE = 'Mrp Price should be an amount from 0 to 10,00,000 rupees';
const STOCK_MESSAGE = 'Quantity should be a whole number from 0 to 10,00,000';

/** A product as the shopkeeper writes it. Optional fields that are left out keep what they were. */
@InputType({ description: 'A product as the shopkeeper writes it.' })
export class ProductInput {
  @IsNotEmpty({ message: 'Product name is required' })
  @IsString({ message: 'Product name is required' })
  @TextLength(0, 200, { message: 'Product name should have at most 200 characters' })
  @Field({ description: 'Name.' })
  name: string;

  @IsNotEmpty({ message: 'description  is required' })
  @IsString({ message: 'description  is required' })
  @TextLength(0, 2000, { message: 'description should have at most 2000 characters' })
  @Field({ description: 'A line or two, as plain text.' })
  description: string;

  @IsNotEmpty({ message: 'Image should not be blank' })
  @IsString({ message: 'Image should not be blank' })
  @TextLength(0, 2048, { message: 'Image should have at most 2048 characters' })
  @IsImageAddress({ message: 'Image should be an http(s) address' })
  @Field({ description: 'Address of the picture: a path on this shop or an http(s) URL.' })
  imageUrl: string;

  @IsInt({ message: PRICE_MESSAGE })
  @Min(0, { message: PRICE_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: PRICE_MESSAGE })
  @Field(() => PaiseScalar, { description: 'Price of one piece, in paise.' })
  mrpPaise: number;

  @IsInt({ message: STOCK_MESSAGE })
  @Min(0, { message: STOCK_MESSAGE })
  @Max(MAX_STOCK, { message: STOCK_MESSAGE })
  @Field(() => Int, { description: 'Pieces in stock.' })
  stockQuantity: number;

  @IsOptional()
  @IsString({ message: 'Category should be one of the categories' })
  @Field(() => String, {
    nullable: true,
    description: 'Slug of its category; a new product without one goes to General.',
  })
  categorySlug?: string | null;

  @IsOptional()
  @TextLength(0, 40, { message: 'Unit should have at most 40 characters' })
  @Field(() => String, { nullable: true, description: "What one piece is, such as '500 g'." })
  unit?: string | null;

  @IsOptional()
  @TextLength(0, 500, { message: 'Aliases should have at most 500 characters' })
  @Field(() => String, { nullable: true, description: "Other names, separated by ';'." })
  aliases?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'isVeg should be true or false' })
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is vegetarian; null where that is not known or means nothing.',
  })
  isVeg?: boolean | null;

  @IsOptional()
  @TextLength(0, 64, { message: 'Sku should have at most 64 characters' })
  @Field(() => String, {
    nullable: true,
    description: "The shopkeeper's own number of it; unique.",
  })
  sku?: string | null;
}
