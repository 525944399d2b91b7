import { ArrayMaxSize, IsBoolean, IsEnum, IsOptional, IsString } from 'class-validator';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { MAX_PAGE_SIZE, PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Product } from '../products/product.entity';
import { TextLength } from '../../../platform/validation/text-length.validator';
import type { CatalogueModel, ProductQuestion } from './catalogue-model';
import { ProductSort } from './product-sort.enum';
import type { ListedProduct } from '../products/listed-product';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { catalogueMessages } from '../catalogue.messages';
import { AmountOfPaise, WholeNumber } from '../../../platform/validation/whole-number.validator';

/** Which products a list has, by whether customers find them. */
export enum ProductVisibility {
  VISIBLE = 'VISIBLE',
  HIDDEN = 'HIDDEN',
  ANY = 'ANY',
}
registerEnumType(ProductVisibility, {
  name: 'ProductVisibility',
  description: 'Which products a list has, by whether customers find them at this moment.',
  valuesConfig: {
    VISIBLE: { description: 'What customers find.' },
    HIDDEN: { description: 'What customers do not find. Needs MANAGE_CATALOGUE.' },
    ANY: { description: 'What customers find, then what they do not. Needs MANAGE_CATALOGUE.' },
  },
});

/** A price that a list is narrowed by. */
const IsPrice = (field: string) =>
  AmountOfPaise(0, MAX_PRICE_PAISE, ({ mostCount }) =>
    catalogueMessages.filterPrice({ field, mostCount }),
  );

/** What to list. */
@ArgsType()
export class ProductsArgs {
  @IsOptional()
  @IsString(says(catalogueMessages.searchNotText()))
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field(() => String, {
    nullable: true,
    description:
      'Words that all stand in the name, the other names, the unit or the sku, or mean what does: Hindi and Marathi names in Latin and Devanagari letters, plurals, units in any way of writing. Where nothing has them, corrected words; see correctedSearch.',
  })
  search?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.categoryNotText()))
  @Field(() => String, { nullable: true, description: 'Slug of one category only.' })
  category?: string | null;

  @IsEnum(ProductSort, says(catalogueMessages.sort()))
  @IsOptional()
  @Field(() => ProductSort, {
    nullable: true,
    description:
      'Order of the list. Left out: by relevance where words are searched for, else by name.',
  })
  sort?: ProductSort | null;

  @IsBoolean(says(catalogueMessages.inStock()))
  @Field(() => Boolean, { defaultValue: false, description: 'Only what can be had now.' })
  inStock: boolean;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.veg()))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only what is vegetarian, or only what is not. What is not known to be either is neither.',
  })
  veg?: boolean | null;

  @IsOptional()
  @IsPrice('minPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What costs so much or more, in paise.',
  })
  minPricePaise?: number | null;

  @IsOptional()
  @IsPrice('maxPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What costs so much or less, in paise.',
  })
  maxPricePaise?: number | null;

  @IsEnum(ProductVisibility, says(catalogueMessages.visibility()))
  @Field(() => ProductVisibility, {
    defaultValue: ProductVisibility.VISIBLE,
    description: 'Whether it has what is hidden from customers.',
  })
  visibility: ProductVisibility;

  @Field(() => Int, { defaultValue: 1, description: 'Page, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 25, description: 'Products a page, from 1 to 100.' })
  pageSize: number;
}

const MOST_SUGGESTIONS = 20;

/** What is being typed into the search. */
@ArgsType()
export class SuggestArgs {
  @IsString(says(catalogueMessages.searchNotText()))
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field({ description: 'What was typed so far.' })
  search: string;

  @WholeNumber(1, MOST_SUGGESTIONS, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, { defaultValue: 8, description: 'Suggestions, from 1 to 20.' })
  limit: number;
}

const Codes =
  (field: string, description: string): PropertyDecorator =>
  (args, property) => {
    IsString({ each: true, ...says(catalogueMessages.codesNotText({ field })) })(args, property);
    const tooMany = kernelMessages.tooManyEntries({ field, most: MAX_PAGE_SIZE });
    ArrayMaxSize(MAX_PAGE_SIZE, says(tooMany))(args, property);
    Field(() => [String], { defaultValue: [], description })(args, property);
  };

/** The numbers by which other programs know products. */
@ArgsType()
export class ProductsByCodeArgs {
  @Codes('skus', "The shopkeeper's own numbers, at most 100.")
  skus: string[];

  @Codes('barcodes', 'Numbers under the bars of packs, at most 100.')
  barcodes: string[];

  @WholeNumber(1, MAX_PAGE_SIZE, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, { defaultValue: 25, description: 'Products, from 1 to 100.' })
  limit: number;
}

/** How many products beside one are wanted. */
@ArgsType()
export class RelatedArgs {
  @WholeNumber(1, 20, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, { defaultValue: 8, description: 'Products, from 1 to 20.' })
  limit: number;
}

/** One page of products. */
@Shows('public')
@ObjectType({ description: 'One page of products.' })
export class ProductPage implements PageOf<ListedProduct> {
  /** What was asked for, for the fields that are worked out only where somebody wants them. */
  readonly question: ProductQuestion;
  readonly model: CatalogueModel;

  @Field(() => [Product], { description: 'The products of this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Products on all pages together.' })
  totalCount: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Products a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The words that were searched for instead, where nothing has those that were typed; null where they were found.',
  })
  correctedSearch: string | null;
}
