import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import type { MessageRef } from '../../../kernel/message';
import { Shows } from '../../../platform/graphql/access';
import { MessageType } from '../../../platform/graphql/message.type';
import { ImportRowState } from './product-import-row.entity';
import { ProductImportState } from './product-import.entity';

registerEnumType(ProductImportState, {
  name: 'ProductImportState',
  description: 'State of an import.',
  valuesConfig: {
    CHECKING: { description: 'The file is being checked; nothing is written.' },
    CHECKED: {
      description: 'Checked; the counts show what would be done. Deleted after a day.',
    },
    RUNNING: { description: 'Products are being written.' },
    DONE: { description: 'All rows are imported or bad.' },
    CANCELLED: { description: 'Ended before all rows were processed.' },
    UNDOING: { description: 'Products are being restored.' },
    UNDONE: {
      description:
        'All products are removed, hidden, restored, or kept because somebody changed them.',
    },
  },
});

registerEnumType(ImportRowState, {
  name: 'ProductImportRowState',
  description: 'State of one row of an imported file.',
  valuesConfig: {
    BAD: { description: 'Skipped; see `problems`.' },
    INSERTED: { description: 'Created a product.' },
    UPDATED: { description: 'Changed a product.' },
    REMOVED: { description: 'The product that it created was removed.' },
    HIDDEN: { description: 'The product that it created has been sold since, and was hidden.' },
    RESTORED: { description: 'The product that it changed was restored.' },
    KEPT: { description: 'The undo left the product unchanged; see `code`.' },
  },
});

/** A column of an imported file. */
@Shows('private')
@ObjectType({ description: 'A column of an imported file.' })
export class ImportColumn {
  @Field({ description: 'Column header.' })
  header: string;

  @Field(() => [String], { description: 'Up to three sample values, cut to 60 characters.' })
  samples: string[];
}

/** The columns of a product field. */
@Shows('private')
@ObjectType({ description: 'Columns of a file that hold a product field.' })
export class ImportedField {
  @Field({ description: 'Field, by its column name in exports.' })
  name: string;

  @Field(() => [String], { description: 'Column headers.' })
  headers: string[];
}

/** A category of an imported file. */
@Shows('private')
@ObjectType({ description: 'A category of an imported file.' })
export class ImportedCategory {
  @Field({ description: 'Category path in the file.' })
  path: string;

  @Field(() => Int, { description: 'Rows with this category.' })
  rowCount: number;

  @Field(() => String, {
    nullable: true,
    description: "Slug of the shop's category; null if it is decided by the names of products.",
  })
  slug: string | null;
}

/** An import as shown to the staff. */
@Shows('private')
@ObjectType('ProductImport', { description: 'Import of a file, with its progress.' })
export class ShownProductImport {
  @Field(() => ID, { description: 'Import ID.' })
  id: number;

  @Field(() => ProductImportState, { description: 'State of the import.' })
  state: ProductImportState;

  @Field({ description: 'File name.' })
  fileName: string;

  @Field(() => Date, { description: 'Upload time.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which it was checked, done, cancelled or undone.',
  })
  endedAt: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its stock replaces that of existing products.',
  })
  updateStock: boolean | null;

  @Field(() => Int, { description: 'Stock of new products that have none in the file.' })
  defaultStock: number;

  @Extensions({ assumedSize: 20 })
  @Field(() => [ImportColumn], { description: 'Columns of the file.' })
  columns: ImportColumn[];

  @Extensions({ assumedSize: 10 })
  @Field(() => [ImportedField], { description: 'Fields that are read, with their columns.' })
  fields: ImportedField[];

  @Extensions({ assumedSize: 50 })
  @Field(() => [ImportedCategory], {
    description: 'Categories of the checked file, most frequent first.',
  })
  categories: ImportedCategory[];

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the file cannot be read with these fields, in English.',
  })
  problem: string | null;

  @Field(() => MessageType, { nullable: true, description: 'Message of `problem`.' })
  problemMessage: MessageRef | null;

  @Field(() => Int, { description: 'Lines below the header; at least the number of rows.' })
  lineCount: number;

  @Field(() => Int, { description: 'Processed rows.' })
  readCount: number;

  @Field(() => Int, { description: 'Rows that created products, or would.' })
  insertedCount: number;

  @Field(() => Int, { description: 'Rows that changed products, or would.' })
  updatedCount: number;

  @Field(() => Int, { description: 'Rows of products that already had these values.' })
  unchangedCount: number;

  @Field(() => Int, { description: 'Skipped rows.' })
  badCount: number;

  @Field(() => Int, { description: 'Products removed by the undo.' })
  removedCount: number;

  @Field(() => Int, {
    description: 'Products hidden by the undo because they have been sold since.',
  })
  hiddenCount: number;

  @Field(() => Int, { description: 'Products restored by the undo.' })
  restoredCount: number;

  @Field(() => Int, { description: 'Products left unchanged by the undo.' })
  keptCount: number;
}

/** A problem of a row. */
@Shows('private')
@ObjectType({ description: 'Problem of a row of a file.' })
export class ImportProblem {
  @Field(() => String, {
    nullable: true,
    description: 'Field; null if the whole line is affected.',
  })
  field?: string;

  @Field({ description: 'Description of the problem, in English.' })
  reason: string;

  @Field(() => MessageType, {
    nullable: true,
    description: 'Message of the reason; null in imports made before messages were stored.',
  })
  reasonMessage?: MessageRef | null;
}

/** One row of an imported file. */
@Shows('private')
@ObjectType('ProductImportRow', { description: 'Row of a file that was bad or had an effect.' })
export class ShownImportRow {
  @Field(() => ID, { description: 'Row ID.' })
  id: number;

  @Field(() => Int, { description: 'Line in the file, from 1.' })
  line: number;

  @Field(() => ImportRowState, { description: 'State of the row.' })
  state: ImportRowState;

  @Field(() => ID, { nullable: true, description: 'Product ID.' })
  productId: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  productName: string | null;

  @Extensions({ assumedSize: 1 })
  @Field(() => [ImportProblem], { description: 'Problems because of which it was skipped.' })
  problems: ImportProblem[];

  @Field(() => String, {
    nullable: true,
    description:
      'Reason why the undo kept the product: CONFLICT if somebody changed it, NOT_FOUND if it was deleted.',
  })
  code: string | null;
}

/** One page of the imports. */
@Shows('private')
@ObjectType({ description: 'One page of imports, newest first.' })
export class ProductImportPage implements PageOf<ShownProductImport> {
  @Field(() => [ShownProductImport], { description: 'Imports on this page.' })
  items: ShownProductImport[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Imports per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Imports on all pages.' })
  totalCount: number;
}

/** One page of the rows of an import. */
@Shows('private')
@ObjectType({ description: 'One page of the rows of an import, in file order.' })
export class ProductImportRowPage implements PageOf<ShownImportRow> {
  @Field(() => [ShownImportRow], { description: 'Rows on this page.' })
  items: ShownImportRow[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Rows per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Rows on all pages.' })
  totalCount: number;
}
