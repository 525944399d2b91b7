import { ArrayMaxSize, IsBoolean, IsOptional, IsString } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** More mappings than a file has columns, or an import shows category paths. */
const MOST_CHOICES = 1_000;
const CHOICES = says(catalogueMessages.importChoices({ most: MOST_CHOICES }));

/** The columns of a product field. */
@InputType({ description: 'Columns of a file that hold a product field.' })
export class ImportFieldInput {
  @IsString(says(catalogueMessages.importField()))
  @Field({ description: 'Field, by its column name in exports: sku, name, category, mrp, …' })
  name: string;

  @Field(() => [String], {
    description: 'Column headers; several columns are joined, categories with "/".',
  })
  headers: string[];
}

/** The mapping of a category. */
@InputType({ description: "Mapping of a file's category to one of the shop." })
export class ImportCategoryInput {
  @IsString(says(catalogueMessages.importField()))
  @Field({ description: 'Category path in the file; "A/B" also applies to "A/B/C".' })
  path: string;

  @IsString(says(catalogueMessages.category()))
  @Field({ description: "Slug of the shop's category." })
  slug: string;
}

/** The settings of an import. */
@InputType({ description: 'Settings of an import; omitted ones are unchanged.' })
export class StartProductImportInput {
  @IsOptional()
  @IsBoolean(says(catalogueMessages.importFlag({ field: 'dryRun' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Check the file only: counts the changes and writes nothing.',
  })
  dryRun?: boolean | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.importFlag({ field: 'updateStock' })))
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the file's stock replaces that of existing products.",
  })
  updateStock?: boolean | null;

  @IsOptional()
  @WholeNumber(0, MAX_STOCK, catalogueMessages.stock)
  @Field(() => Int, {
    nullable: true,
    description: 'Stock of new products that have none in the file.',
  })
  defaultStock?: number | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CHOICES, CHOICES)
  @Field(() => [ImportFieldInput], { nullable: true, description: 'All fields to read.' })
  fields?: ImportFieldInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CHOICES, CHOICES)
  @Field(() => [ImportCategoryInput], {
    nullable: true,
    description: 'Categories of the file that are mapped explicitly.',
  })
  categories?: ImportCategoryInput[] | null;
}
