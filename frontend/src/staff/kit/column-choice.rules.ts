import type { ColumnVisibilityState } from '@tanstack/react-table';

/** The columns of a list that somebody hid, by their ids. */
export type HiddenColumns = readonly string[];

/** As the URL has it where no column is hidden: an empty parameter is left out. */
const none = 'none';

export const textOfHidden = (hidden: HiddenColumns): string => hidden.join(',') || none;

export const hiddenOf = (text: string): HiddenColumns =>
  text === none ? [] : text.split(',').filter(Boolean);

/** The hidden columns with one more, or one less. */
export const toggled = (hidden: HiddenColumns, column: string): HiddenColumns =>
  hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];

export const visibilityOf = (hidden: HiddenColumns): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((column) => [column, false]));
