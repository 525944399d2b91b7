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

/** An instant that a product may be without. */
const OptionalInstant =
  (field: string): PropertyDecorator =>
  (input, property) => {
    const message = says(catalogueMessages.instant({ field }));
    IsOptional()(input, property);
    IsDate(message)(input, property);
    MinDate(FIRST_INSTANT, message)(input, property);
    MaxDate(LAST_INSTANT, message)(input, property);
  };

/** What a list of pictures has to be. */
const Pictures = (
  rule: (pictures: readonly GivenPicture[]) => boolean,
  message: Message,
): PropertyDecorator =>
  ValidateBy({ name: rule.name, validator: { validate: rule } }, says(message));

/**
 * A product as the shopkeeper writes it. A new one needs name, description, picture, price and stock; of a change, what
 * is left out stays as it is. One type serves both, so that documents written for a whole product go on being valid.
 */
@InputType({
  description:
    'A product as the shopkeeper writes it. addProduct needs name, description, imageUrl, mrpPaise and stockQuantity; updateProduct changes what is given.',
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
  @Field(() => String, { nullable: true, description: 'A line or two, as plain text.' })
  description: string;

  @IsNotEmpty(says(catalogueMessages.imageMissing()))
  @IsString(says(catalogueMessages.imageMissing()))
  @TextLength(0, 2048, catalogueMessages.imageTooLong)
  @IsImageAddress(IMAGE_MESSAGE)
  @Field(() => String, {
    nullable: true,
    description:
      'Address of the picture: a path on this shop or an http(s) URL; /pictures/generated.svg to have one generated from its name and unit.',
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
      'Further pictures in the order in which they are shown after that of imageUrl, at most 8: all of them; one that is there twice counts once.',
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
      'Pieces in stock of a new product. updateProduct takes it only where it is the stock already: setStock and adjustStock change it.',
  })
  stockQuantity: number;

  @IsOptional()
  @IsString(says(catalogueMessages.category()))
  @Field(() => String, {
    nullable: true,
    description:
      "Slug of its category, or its path such as 'Fruits > Exotic fruits'; a new product without one goes to General.",
  })
  categorySlug?: string | null;

  @IsOptional()
  @TextLength(0, 40, catalogueMessages.unitTooLong)
  @Field(() => String, { nullable: true, description: "What one piece is, such as '500 g'." })
  unit?: string | null;

  @IsOptional()
  @TextLength(0, 500, catalogueMessages.aliasesTooLong)
  @Field(() => String, { nullable: true, description: "Other names, separated by ';'." })
  aliases?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isVeg()))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is vegetarian; null where that is not known or means nothing.',
  })
  isVeg?: boolean | null;

  @IsOptional()
  @TextLength(0, 64, catalogueMessages.skuTooLong)
  @Field(() => String, {
    nullable: true,
    description:
      "The shopkeeper's own number of it; unique. Left empty, a new product gets one of the shop's making, and another keeps its own.",
  })
  sku?: string | null;

  @IsOptional()
  @TextLength(0, 40)
  @Field(() => String, {
    nullable: true,
    description: 'Where it stands in the shop, as pickers find and sort it, such as A03-2.',
  })
  shelfLocation?: string | null;

  @IsOptional()
  @TextLength(0, 14)
  @IsBarcode(says(catalogueMessages.barcode()))
  @Field(() => String, {
    nullable: true,
    description: 'A GTIN of 8, 12, 13 or 14 digits, with the right check digit.',
  })
  barcode?: string | null;

  @IsOptional()
  @WholeNumber(1, MAX_PACK_GRAMS, catalogueMessages.packGrams)
  @Field(() => Int, {
    nullable: true,
    description:
      'Grams of one piece, where it is sold by weight: weighed when it is picked, and billed by what it weighs.',
  })
  packGrams?: number | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.sellingPrice)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'What one piece is sold at, in paise, where that is less than its MRP; null where it is sold at its MRP. VALIDATION (sellingPaise) above the MRP.',
  })
  sellingPaise?: number | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.cost)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: "What one piece costs at the wholesaler's, in paise; receiveGoods sets it, too.",
  })
  costPaise?: number | null;

  @IsOptional()
  @WholeNumber(1, MAX_STOCK, catalogueMessages.lowStockLevel)
  @Field(() => Int, {
    nullable: true,
    description: 'At so many pieces or fewer its stock is low; null for the level of the shop.',
  })
  lowStockLevel?: number | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, {
    nullable: true,
    description:
      'Rate of the GST within its price, in basis points: 0, 500, 1200, 1800, 2800 or 4000.',
  })
  gstBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 8)
  @IsHsn(says(catalogueMessages.hsn()))
  @Field(() => String, { nullable: true, description: 'Its HSN code: 4, 6 or 8 digits.' })
  hsn?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'Its brand; searches find it by that, too.' })
  brand?: string | null;

  @IsOptional()
  @TextLength(0, 2000)
  @Field(() => String, { nullable: true, description: 'What it is made of, as the pack says.' })
  ingredients?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: "How long it keeps, such as '6 months'." })
  shelfLife?: string | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'The country that it comes from.' })
  countryOfOrigin?: string | null;

  @IsOptional()
  @TextLength(0, 300)
  @Field(() => String, {
    nullable: true,
    description: 'Who makes, packs or imports it, with the address.',
  })
  manufacturer?: string | null;

  @IsOptional()
  @TextPattern(FSSAI_LICENCE, catalogueMessages.fssaiLicence())
  @Field(() => String, {
    nullable: true,
    description: 'The 14 digits of the FSSAI licence on its pack.',
  })
  fssaiLicence?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isHidden()))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers do not find it, whatever visibleFrom and visibleUntil say.',
  })
  isHidden?: boolean | null;

  @OptionalInstant('visibleFrom')
  @Field(() => Date, {
    nullable: true,
    description: 'From when on customers find it; null where they do already.',
  })
  visibleFrom?: Date | null;

  @OptionalInstant('visibleUntil')
  @Field(() => Date, {
    nullable: true,
    description:
      'Until when customers find it; null for ever. VALIDATION (visibleUntil) where it is not after visibleFrom.',
  })
  visibleUntil?: Date | null;

  @IsOptional()
  @TextLength(0, 50)
  @Field(() => String, {
    nullable: true,
    description:
      'Any text: products with the same one are sizes of one thing, at most 12. See joinPacks.',
  })
  packGroup?: string | null;
}
