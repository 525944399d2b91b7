import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/** What the table needs to know of a column beside its heading and cells. */
export interface ColumnLook {
  /** The cell's column is not named on a phone. */
  isUnnamed?: boolean;
  /** Amounts and counts, aligned right. */
  isNumeric?: boolean;
  /** On a phone the cell shares a line with the next one. */
  isHalf?: boolean;
  /** The cells of a grid take new values. */
  isEditable?: boolean;
  /** Less important than the rest. */
  isSecondary?: boolean;
  /** The server's names of the two directions, as `sort` in the URL; the heading switches between them. */
  sort?: { ascending: string; descending: string };
}

export const recordFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

export type RecordColumn<Row extends object> = ColumnDef<typeof recordFeatures, Row>;

/**
 * Makes the columns of a table: `columnsOf<Row>().display({ id, header, cell, meta })`. They are made when texts are
 * shown, because their headings are in the language of the reader. `enableHiding: false` has a column stay that says
 * which record a row is.
 */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof recordFeatures, Row>();
