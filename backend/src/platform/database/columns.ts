import type { ColumnOptions } from 'typeorm';

/** Whole numbers of 64 bits, below 2^53. MySQL's driver returns such columns as text, so they are converted to numbers. */
export const bigIntegerColumn: ColumnOptions = {
  type: 'bigint',
  transformer: {
    to: (value: number | null) => value,
    from: (stored: string | number | null) => (stored === null ? null : Number(stored)),
  },
};

/** Amounts of money: 64 bits, since a cart can cost more paise than 32 bits hold. */
export const paiseColumn = bigIntegerColumn;

/** A nullable boolean: a number on both databases, since their own types differ. */
export const flagColumn: ColumnOptions = {
  type: 'integer',
  nullable: true,
  transformer: {
    to: (flag: boolean | null | undefined) => (typeof flag === 'boolean' ? Number(flag) : flag),
    from: (stored: number | null) => readFlag(stored),
  },
};

/** Converts a boolean column that was read without its entity. */
export function readFlag(stored: number | null): boolean | null {
  return stored === null ? null : stored === 1;
}

/** Converts an instant column that was read without its entity: SQLite returns text. */
export function readInstant(stored: string | Date | null): Date | null {
  return typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;
}

/** Instants, to the millisecond, in UTC. */
export const instantColumn: ColumnOptions = { type: 'datetime', precision: 3 };
