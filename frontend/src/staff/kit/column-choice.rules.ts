import type { ColumnVisibilityState } from '@tanstack/react-table';

/** The ids of the hidden columns of a list. */
export type HiddenColumns = readonly string[];

/** The value in the URL without hidden columns: an empty parameter is left out. */
const none = 'none';

export const textOfHidden = (hidden: HiddenColumns): string => hidden.join(',') || none;

export const hiddenOf = (text: string): HiddenColumns =>
  text === none ? [] : text.split(',').filter(Boolean);

/** Adds a column to the hidden ones, or removes it. */
export const toggled = (hidden: HiddenColumns, column: string): HiddenColumns =>
  hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];

export const visibilityOf = (hidden: HiddenColumns): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((column) => [column, false]));
