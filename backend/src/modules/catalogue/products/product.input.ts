import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { IsImageAddress } from './is-image-address.validator';
import { MAX_STOCK } from './product-fields.rules';
import { TextLength } from '../../../platform/validation/text-length.validator';

const PRICE_MESSAGE = 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees';
const IMAGE_MESSAGE = 'Image should be an http(s) address';
const STOCK_MESSAGE = 'Quantity should be a whole number from 0 to 10,00,000';

/**
 * A product as the shopkeeper writes it. A new one needs name, description, picture, price and stock; of a change, what
 * is left out stays as it is. One type serves both, so that documents written for a whole product go on being valid.
 */
@InputType({
  description:
    'A product as the shopkeeper writes it. addProduct needs name, description, imageUrl, mrpPaise and stockQuantity; updateProduct changes what is given.',
})
export class ProductInput {
  @IsNotEmpty({ message: 'Product name is required' })
  @IsString({ message: 'Product name is required' })
  @TextLength(0, 200, { message: 'Product name should have at most 200 characters' })
  @Field(() => String, { nullable: true, description: 'Name.' })
  name: string;

  @IsNotEmpty({ message: 'description  is required' })
  @IsString({ message: 'description  is required' })
  @TextLength(0, 2000, { message: 'description should have at most 2000 characters' })
  @Field(() => String, { nullable: true, description: 'A line or two, as plain text.' })
  description: string;

  @IsNotEmpty({ message: 'Image should not be blank' })
  @IsString({ message: 'Image should not be blank' })
  @TextLength(0, 2048, { message: 'Image should have at most 2048 characters' })
  @IsImageAddress({ message: IMAGE_MESSAGE })
  @Field(() => String, {
    nullable: true,
    description: 'Address of the picture: a path on this shop or an http(s) URL.',
  })
  imageUrl: string;

  @IsInt({ message: PRICE_MESSAGE })
  @Min(1, { message: PRICE_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: PRICE_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Price of one piece, in paise; above 0.',
  })
  mrpPaise: number;

  @IsInt({ message: STOCK_MESSAGE })
  @Min(0, { message: STOCK_MESSAGE })
  @Max(MAX_STOCK, { message: STOCK_MESSAGE })
  @Field(() => Int, {
    nullable: true,
    description:
      'Pieces in stock of a new product. updateProduct takes it only where it is the stock already: setStock and adjustStock change it.',
  })
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
