import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/** The properties of a column in addition to its heading and cells. */
export interface ColumnLook {
  /** Whether the cell's column is not named on a phone. */
  isUnnamed?: boolean;
  /** Amounts and counts, aligned right. */
  isNumeric?: boolean;
  /** Whether the cell shares a line with the next one on a phone. */
  isHalf?: boolean;
  /** Whether the cells of a grid are editable. */
  isEditable?: boolean;
  /** Less important than the rest. */
  isSecondary?: boolean;
  /** The server's names of the two directions, as `sort` in the URL; the heading toggles between them. */
  sort?: { ascending: string; descending: string };
}

export const recordFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

export type RecordColumn<Row extends object> = ColumnDef<typeof recordFeatures, Row>;

/**
 * Creates the columns of a table: `columnsOf<Row>().display({ id, header, cell, meta })`. They are created on render,
 * because their headings are in the language of the user. `enableHiding: false` keeps a column that identifies the
 * record of a row.
 */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof recordFeatures, Row>();
