import {
  ArrayMaxSize,
  IsBoolean,
  IsDate,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxDate,
  MinDate,
  ValidateBy,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { FSSAI_LICENCE } from './fssai.rules';
import { GST_RATES } from './gst.rules';
import { IsBarcode } from './is-barcode.validator';
import { IsHsn } from './is-hsn.validator';
import { IsImageAddress } from './is-image-address.validator';
import {
  GivenPicture,
  LONGEST_ADDRESS,
  LONGEST_ALT,
  MOST_MORE_PICTURES,
  haveAddresses,
  haveRoom,
  haveShortTexts,
} from './pictures/more-pictures.rules';
import { ProductPictureInput } from './pictures/product-picture.type';
import { FIRST_INSTANT, LAST_INSTANT, MAX_PACK_GRAMS, MAX_STOCK } from './product-limits.rules';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { Message } from '../../../kernel/message';
import { says } from '../../../platform/validation/says';
import { catalogueMessages } from '../catalogue.messages';
import { AmountOfPaise, WholeNumber } from '../../../platform/validation/whole-number.validator';

const IMAGE_MESSAGE = says(catalogueMessages.imageAddress());

/** An optional time of a product. */
const OptionalInstant =
  (field: string): PropertyDecorator =>
  (input, property) => {
    const message = says(catalogueMessages.instant({ field }));
    IsOptional()(input, property);
    IsDate(message)(input, property);
    MinDate(FIRST_INSTANT, message)(input, property);
    MaxDate(LAST_INSTANT, message)(input, property);
  };

/** Validation of a list of pictures. */
const Pictures = (
  rule: (pictures: readonly GivenPicture[]) => boolean,
  message: Message,
): PropertyDecorator =>
  ValidateBy({ name: rule.name, validator: { validate: rule } }, says(message));

/**
 * A product to create or change. A new one needs name, description, picture, price and stock; omitted fields of a
 * change are unchanged. One type serves both, so that documents written for a whole product stay valid.
 */
@InputType({
  description:
    'Product to create or change. addProduct requires name, description, imageUrl, mrpPaise and stockQuantity; updateProduct changes the given fields.',
})
export class ProductInput {
  @IsNotEmpty(says(catalogueMessages.nameMissing()))
  @IsString(says(catalogueMessages.nameMissing()))
  @TextLength(0, 200, catalogueMessages.nameTooLong)
  @Field(() => String, { nullable: true, description: 'Name.' })
  name: string;

  @IsOptional()
  @TextLength(0, 200)
  @Field(() => String, { nullable: true, description: 'Name in Hindi.' })
  nameHi?: string | null;

  @IsOptional()
  @TextLength(0, 200)
  @Field(() => String, { nullable: true, description: 'Name in Marathi.' })
  nameMr?: string | null;

  @IsNotEmpty(says(catalogueMessages.descriptionMissing()))
  @IsString(says(catalogueMessages.descriptionMissing()))
  @TextLength(0, 2000, catalogueMessages.descriptionTooLong)
  @Field(() => String, { nullable: true, description: 'Short description in plain text.' })
  description: string;

  @IsNotEmpty(says(catalogueMessages.imageMissing()))
  @IsString(says(catalogueMessages.imageMissing()))
  @TextLength(0, 2048, catalogueMessages.imageTooLong)
  @IsImageAddress(IMAGE_MESSAGE)
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the picture: a path on this shop or an http(s) URL; /pictures/generated.svg generates one from its name and unit.',
  })
  imageUrl: string;

  @IsOptional()
  @ArrayMaxSize(
    MOST_MORE_PICTURES,
    says(catalogueMessages.pictureCount({ most: MOST_MORE_PICTURES })),
  )
  @Pictures(haveAddresses, catalogueMessages.pictureAddresses({ most: LONGEST_ADDRESS }))
  @Pictures(haveShortTexts, catalogueMessages.pictureTexts({ most: LONGEST_ALT }))
  @Pictures(haveRoom, catalogueMessages.picturesTooLong())
  @Field(() => [ProductPictureInput], {
    nullable: true,
    description:
      'Complete list of further pictures, in the order shown after imageUrl, at most 8; duplicates count once.',
  })
  morePictures?: ProductPictureInput[] | null;

  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.price)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Maximum retail price of one piece, in paise; above 0.',
  })
  mrpPaise: number;

  @WholeNumber(0, MAX_STOCK, catalogueMessages.stock)
  @Field(() => Int, {
    nullable: true,
    description:
      'Stock of a new product, in pieces. updateProduct accepts only the current stock: setStock and adjustStock change it.',
  })
  stockQuantity: number;

  @IsOptional()
  @IsString(says(catalogueMessages.category()))
  @Field(() => String, {
    nullable: true,
    description:
      "Slug of the category, or its path such as 'Fruits > Exotic fruits'; defaults to General for a new product.",
  })
  categorySlug?: string | null;

  @IsOptional()
  @TextLength(0, 40, catalogueMessages.unitTooLong)
  @Field(() => String, { nullable: true, description: "Unit of one piece, such as '500 g'." })
  unit?: string | null;

  @IsOptional()
  @TextLength(0, 500, catalogueMessages.aliasesTooLong)
  @Field(() => String, { nullable: true, description: "Other names, separated by ';'." })
  aliases?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isVeg()))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is vegetarian; null if unknown or not applicable.',
  })
  isVeg?: boolean | null;

  @IsOptional()
  @TextLength(0, 64, catalogueMessages.skuTooLong)
  @Field(() => String, {
    nullable: true,
    description:
      "SKU, the shopkeeper's own number of the product; unique. If empty, a new product gets a generated one and an existing product keeps its own.",
  })
  sku?: string | null;

  @IsOptional()
  @TextLength(0, 40)
  @Field(() => String, {
    nullable: true,
    description: 'Shelf location, by which pickers find and sort it, such as A03-2.',
  })
  shelfLocation?: string | null;

  @IsOptional()
  @TextLength(0, 14)
  @IsBarcode(says(catalogueMessages.barcode()))
  @Field(() => String, {
    nullable: true,
    description: 'Barcode: a GTIN of 8, 12, 13 or 14 digits with a valid check digit.',
  })
  barcode?: string | null;

  @IsOptional()
  @WholeNumber(1, MAX_PACK_GRAMS, catalogueMessages.packGrams)
  @Field(() => Int, {
    nullable: true,
    description:
      'Grams of one piece of a product sold by weight, which is weighed when picked and billed by weight.',
  })
  packGrams?: number | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.sellingPrice)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Selling price of one piece below its MRP, in paise; null to sell at the MRP. VALIDATION (sellingPaise) above the MRP.',
  })
  sellingPaise?: number | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.cost)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Wholesale cost of one piece, in paise; receiveGoods sets it, too.',
  })
  costPaise?: number | null;

  @IsOptional()
  @WholeNumber(1, MAX_STOCK, catalogueMessages.lowStockLevel)
  @Field(() => Int, {
    nullable: true,
    description: 'Stock at or below which it is low, in pieces; null for the shop-wide level.',
  })
  lowStockLevel?: number | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, {
    nullable: true,
    description:
      'GST rate included in the price, in basis points: 0, 500, 1200, 1800, 2800 or 4000.',
  })
  gstBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 8)
  @IsHsn(says(catalogueMessages.hsn()))
  @Field(() => String, { nullable: true, description: 'HSN code: 4, 6 or 8 digits.' })
  hsn?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'Brand; included in the search.' })
  brand?: string | null;

  @IsOptional()
  @TextLength(0, 2000)
  @Field(() => String, { nullable: true, description: 'Ingredients, as on the pack.' })
  ingredients?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: "Shelf life, such as '6 months'." })
  shelfLife?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'Country of origin.' })
  countryOfOrigin?: string | null;

  @IsOptional()
  @TextLength(0, 300)
  @Field(() => String, {
    nullable: true,
    description: 'Manufacturer, packer or importer, with address.',
  })
  manufacturer?: string | null;

  @IsOptional()
  @TextPattern(FSSAI_LICENCE, catalogueMessages.fssaiLicence())
  @Field(() => String, {
    nullable: true,
    description: 'FSSAI licence number on the pack, 14 digits.',
  })
  fssaiLicence?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isHidden()))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is hidden from customers, regardless of visibleFrom and visibleUntil.',
  })
  isHidden?: boolean | null;

  @OptionalInstant('visibleFrom')
  @Field(() => Date, {
    nullable: true,
    description: 'Time from which customers find it; null for no start.',
  })
  visibleFrom?: Date | null;

  @OptionalInstant('visibleUntil')
  @Field(() => Date, {
    nullable: true,
    description:
      'Time until which customers find it; null for no end. VALIDATION (visibleUntil) if it is not after visibleFrom.',
  })
  visibleUntil?: Date | null;

  @IsOptional()
  @TextLength(0, 50)
  @Field(() => String, {
    nullable: true,
    description:
      'Any text: products with the same text are sizes of one product, at most 12. See joinPacks.',
  })
  packGroup?: string | null;
}
