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

/** Filter by visibility to customers. */
export enum ProductVisibility {
  VISIBLE = 'VISIBLE',
  HIDDEN = 'HIDDEN',
  ANY = 'ANY',
}
registerEnumType(ProductVisibility, {
  name: 'ProductVisibility',
  description: 'Filter by current visibility to customers.',
  valuesConfig: {
    VISIBLE: { description: 'Products visible to customers.' },
    HIDDEN: { description: 'Products hidden from customers. Requires MANAGE_CATALOGUE.' },
    ANY: { description: 'Visible products, then hidden ones. Requires MANAGE_CATALOGUE.' },
  },
});

/** Validates a price limit of a list. */
const IsPrice = (field: string) =>
  AmountOfPaise(0, MAX_PRICE_PAISE, ({ mostCount }) =>
    catalogueMessages.filterPrice({ field, mostCount }),
  );

/** The filters, order and page of a product list. */
@ArgsType()
export class ProductsArgs {
  @IsOptional()
  @IsString(says(catalogueMessages.searchNotText()))
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field(() => String, {
    nullable: true,
    description:
      'Search words. All must match the name, other names, unit or SKU, directly or by meaning: Hindi and Marathi names in Latin or Devanagari script, plurals, any spelling of units. If nothing matches, corrected words are used; see correctedSearch.',
  })
  search?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.categoryNotText()))
  @Field(() => String, { nullable: true, description: 'Category slug.' })
  category?: string | null;

  @IsEnum(ProductSort, says(catalogueMessages.sort()))
  @IsOptional()
  @Field(() => ProductSort, {
    nullable: true,
    description: 'Sort order. Defaults to relevance with search words, else to name.',
  })
  sort?: ProductSort | null;

  @IsBoolean(says(catalogueMessages.inStock()))
  @Field(() => Boolean, { defaultValue: false, description: 'Only products in stock.' })
  inStock: boolean;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.veg()))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for vegetarian products only, false for non-vegetarian ones only. Products of unknown kind match neither.',
  })
  veg?: boolean | null;

  @IsOptional()
  @IsPrice('minPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Lowest price, in paise.',
  })
  minPricePaise?: number | null;

  @IsOptional()
  @IsPrice('maxPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Highest price, in paise.',
  })
  maxPricePaise?: number | null;

  @IsEnum(ProductVisibility, says(catalogueMessages.visibility()))
  @Field(() => ProductVisibility, {
    defaultValue: ProductVisibility.VISIBLE,
    description: 'Visibility to customers.',
  })
  visibility: ProductVisibility;

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 25, description: 'Products per page, from 1 to 100.' })
  pageSize: number;
}

const MOST_SUGGESTIONS = 20;

/** A search text being typed. */
@ArgsType()
export class SuggestArgs {
  @IsString(says(catalogueMessages.searchNotText()))
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field({ description: 'Search text typed so far.' })
  search: string;

  @WholeNumber(1, MOST_SUGGESTIONS, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, {
    defaultValue: 8,
    description: 'Maximum number of suggestions, from 1 to 20.',
  })
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

/** Product codes of other programs. */
@ArgsType()
export class ProductsByCodeArgs {
  @Codes('skus', 'SKUs, at most 100.')
  skus: string[];

  @Codes('barcodes', 'Barcodes, at most 100.')
  barcodes: string[];

  @WholeNumber(1, MAX_PAGE_SIZE, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, { defaultValue: 25, description: 'Maximum number of products, from 1 to 100.' })
  limit: number;
}

/** How many related products are requested. */
@ArgsType()
export class RelatedArgs {
  @WholeNumber(1, 20, ({ least, most }) =>
    kernelMessages.notWholeNumber({ field: 'limit', least, most }),
  )
  @Field(() => Int, { defaultValue: 8, description: 'Maximum number of products, from 1 to 20.' })
  limit: number;
}

/** One page of products. */
@Shows('public')
@ObjectType({ description: 'One page of products.' })
export class ProductPage implements PageOf<ListedProduct> {
  /** The request, for fields that are computed only if requested. */
  readonly question: ProductQuestion;
  readonly model: CatalogueModel;

  @Field(() => [Product], { description: 'Products on this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Corrected search words that were used because the typed ones match nothing; null otherwise.',
  })
  correctedSearch: string | null;
}
