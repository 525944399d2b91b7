import { ArrayMaxSize, IsBoolean, IsOptional, IsString } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** More choices than a file has columns, or an import shows paths. */
const MOST_CHOICES = 1_000;
const CHOICES = says(catalogueMessages.importChoices({ most: MOST_CHOICES }));

/** Where a field of the products stands in a file. */
@InputType({ description: 'Which columns of a file hold a field of the products.' })
export class ImportFieldInput {
  @IsString(says(catalogueMessages.importField()))
  @Field({ description: 'The field, as an export calls its column: sku, name, category, mrp, …' })
  name: string;

  @Field(() => [String], {
    description: 'Headers of its columns; several are joined, a category with "/".',
  })
  headers: string[];
}

/** What a category of a file is here. */
@InputType({ description: 'Which category of the shop one of a file is.' })
export class ImportCategoryInput {
  @IsString(says(catalogueMessages.importField()))
  @Field({ description: 'The path in the file: "A/B" counts for "A/B/C", too.' })
  path: string;

  @IsString(says(catalogueMessages.category()))
  @Field({ description: 'Slug of the category of the shop.' })
  slug: string;
}

/** How a stored file is to be imported. */
@InputType({ description: 'How a stored file is to be imported; what is left out stays as it is.' })
export class StartProductImportInput {
  @IsOptional()
  @IsBoolean(says(catalogueMessages.importFlag({ field: 'dryRun' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Check the file only: what would be done is counted, and nothing written.',
  })
  dryRun?: boolean | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.importFlag({ field: 'updateStock' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Let the stock of the file replace that of products which are there already.',
  })
  updateStock?: boolean | null;

  @IsOptional()
  @WholeNumber(0, MAX_STOCK, catalogueMessages.stock)
  @Field(() => Int, {
    nullable: true,
    description: 'Stock of new products of which the file names none.',
  })
  defaultStock?: number | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CHOICES, CHOICES)
  @Field(() => [ImportFieldInput], { nullable: true, description: 'All fields that are read.' })
  fields?: ImportFieldInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CHOICES, CHOICES)
  @Field(() => [ImportCategoryInput], {
    nullable: true,
    description: 'Categories of the file that are not to be guessed.',
  })
  categories?: ImportCategoryInput[] | null;
}
