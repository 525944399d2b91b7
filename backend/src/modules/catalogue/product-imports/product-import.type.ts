import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import type { MessageRef } from '../../../kernel/message';
import { Shows } from '../../../platform/graphql/access';
import { MessageType } from '../../../platform/graphql/message.type';
import { ImportRowState } from './product-import-row.entity';
import { ProductImportState } from './product-import.entity';

registerEnumType(ProductImportState, {
  name: 'ProductImportState',
  description: 'Where an import stands.',
  valuesConfig: {
    CHECKING: { description: 'Its file is read, and nothing written.' },
    CHECKED: {
      description: 'It tells what would be done. It is forgotten after a day.',
    },
    RUNNING: { description: 'Products are being written.' },
    DONE: { description: 'All rows are in the shop, or bad.' },
    CANCELLED: { description: 'It was ended before all rows were done.' },
    UNDOING: { description: 'Products are being set back.' },
    UNDONE: {
      description: 'All products are removed, hidden, set back, or kept as somebody changed them.',
    },
  },
});

registerEnumType(ImportRowState, {
  name: 'ProductImportRowState',
  description: 'What became of one row of an imported file.',
  valuesConfig: {
    BAD: { description: 'It was left out; `problems` say why.' },
    INSERTED: { description: 'It brought a product in.' },
    UPDATED: { description: 'It changed a product.' },
    REMOVED: { description: 'The product that it brought in was taken out again.' },
    HIDDEN: { description: 'The product that it brought in was sold since, and is hidden.' },
    RESTORED: { description: 'The product that it changed was set back.' },
    KEPT: { description: 'Undoing it left the product as it is; `code` says why.' },
  },
});

/** A column of an imported file. */
@Shows('private')
@ObjectType({ description: 'A column of an imported file.' })
export class ImportColumn {
  @Field({ description: 'Its header.' })
  header: string;

  @Field(() => [String], { description: 'Up to three of its values, cut to 60 characters.' })
  samples: string[];
}

/** Where a field of the products stands in a file. */
@Shows('private')
@ObjectType({ description: 'Which columns of a file hold a field of the products.' })
export class ImportedField {
  @Field({ description: 'The field, as an export calls its column.' })
  name: string;

  @Field(() => [String], { description: 'Headers of its columns.' })
  headers: string[];
}

/** A category of a file. */
@Shows('private')
@ObjectType({ description: 'A category of an imported file.' })
export class ImportedCategory {
  @Field({ description: 'Its path in the file.' })
  path: string;

  @Field(() => Int, { description: 'Rows that have it.' })
  rowCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of the category of the shop; nothing where the names of products decide.',
  })
  slug: string | null;
}

/** An import as the staff sees it. */
@Shows('private')
@ObjectType('ProductImport', { description: 'An import of a file, with how far it has come.' })
export class ShownProductImport {
  @Field(() => ID, { description: 'Number of the import.' })
  id: number;

  @Field(() => ProductImportState, { description: 'Where it stands.' })
  state: ProductImportState;

  @Field({ description: 'Name of its file.' })
  fileName: string;

  @Field(() => Date, { description: 'When the file came.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was checked, done, cancelled or undone.',
  })
  endedAt: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its stock replaces that of products which are there.',
  })
  updateStock: boolean | null;

  @Field(() => Int, { description: 'Stock of new products of which it names none.' })
  defaultStock: number;

  @Extensions({ assumedSize: 20 })
  @Field(() => [ImportColumn], { description: 'The columns of the file.' })
  columns: ImportColumn[];

  @Extensions({ assumedSize: 10 })
  @Field(() => [ImportedField], { description: 'The fields that are read, and where they stand.' })
  fields: ImportedField[];

  @Extensions({ assumedSize: 50 })
  @Field(() => [ImportedCategory], {
    description: 'Its categories once it was checked, the most frequent first.',
  })
  categories: ImportedCategory[];

  @Field(() => String, {
    nullable: true,
    description: 'Why the file cannot be read with these fields, in English.',
  })
  problem: string | null;

  @Field(() => MessageType, { nullable: true, description: 'Which text `problem` is.' })
  problemMessage: MessageRef | null;

  @Field(() => Int, { description: 'Lines below its header: at least as many as rows.' })
  lineCount: number;

  @Field(() => Int, { description: 'Rows that are done with.' })
  readCount: number;

  @Field(() => Int, { description: 'Rows that brought products in, or would.' })
  insertedCount: number;

  @Field(() => Int, { description: 'Rows that changed products, or would.' })
  updatedCount: number;

  @Field(() => Int, { description: 'Rows of products that are so already.' })
  unchangedCount: number;

  @Field(() => Int, { description: 'Rows that were left out.' })
  badCount: number;

  @Field(() => Int, { description: 'Products that were taken out again.' })
  removedCount: number;

  @Field(() => Int, { description: 'Products that were sold since, and are hidden.' })
  hiddenCount: number;

  @Field(() => Int, { description: 'Products that were set back.' })
  restoredCount: number;

  @Field(() => Int, { description: 'Products that undoing left as they are.' })
  keptCount: number;
}

/** What is wrong with a row. */
@Shows('private')
@ObjectType({ description: 'What is wrong with a row of a file.' })
export class ImportProblem {
  @Field(() => String, { nullable: true, description: 'The field; nothing where it is the line.' })
  field?: string;

  @Field({ description: 'What is wrong with it, in English.' })
  reason: string;

  @Field(() => MessageType, {
    nullable: true,
    description: 'Which message the reason is; nothing in imports of before there were these.',
  })
  reasonMessage?: MessageRef | null;
}

/** One row of an imported file. */
@Shows('private')
@ObjectType('ProductImportRow', { description: 'A row of a file that was bad, or did something.' })
export class ShownImportRow {
  @Field(() => ID, { description: 'Number of the row.' })
  id: number;

  @Field(() => Int, { description: 'Its line in the file, from 1.' })
  line: number;

  @Field(() => ImportRowState, { description: 'What became of it.' })
  state: ImportRowState;

  @Field(() => ID, { nullable: true, description: 'Number of the product.' })
  productId: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  productName: string | null;

  @Extensions({ assumedSize: 1 })
  @Field(() => [ImportProblem], { description: 'Why it was left out.' })
  problems: ImportProblem[];

  @Field(() => String, {
    nullable: true,
    description:
      'Why undoing left it: CONFLICT where somebody changed it, NOT_FOUND if it is gone.',
  })
  code: string | null;
}

/** One page of the imports. */
@Shows('private')
@ObjectType({ description: 'One page of the imports, the newest first.' })
export class ProductImportPage implements PageOf<ShownProductImport> {
  @Field(() => [ShownProductImport], { description: 'The imports of this page.' })
  items: ShownProductImport[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Imports a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Imports on all pages together.' })
  totalCount: number;
}

/** One page of the rows of an import. */
@Shows('private')
@ObjectType({ description: 'One page of the rows of an import, in the order of the file.' })
export class ProductImportRowPage implements PageOf<ShownImportRow> {
  @Field(() => [ShownImportRow], { description: 'The rows of this page.' })
  items: ShownImportRow[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Rows a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Rows on all pages together.' })
  totalCount: number;
}
