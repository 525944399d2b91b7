import type { ColumnOptions } from 'typeorm';

/** Whole numbers of 64 bits, below 2^53. MySQL's driver answers such columns as text, so they are read back into numbers. */
export const bigIntegerColumn: ColumnOptions = {
  type: 'bigint',
  transformer: {
    to: (value: number | null) => value,
    from: (stored: string | number | null) => (stored === null ? null : Number(stored)),
  },
};

/** Sums of money: 64 bits wide, since a cart can cost more than 32 bits of paise hold. */
export const paiseColumn = bigIntegerColumn;

/** Yes, no or not said: a number on both databases, since their own types for it differ. */
export const flagColumn: ColumnOptions = {
  type: 'integer',
  nullable: true,
  transformer: {
    to: (flag: boolean | null | undefined) => (typeof flag === 'boolean' ? Number(flag) : flag),
    from: (stored: number | null) => readFlag(stored),
  },
};

/** What a column of yes and no holds, read without the entity. */
export function readFlag(stored: number | null): boolean | null {
  return stored === null ? null : stored === 1;
}

/** What a column of instants holds, read without the entity: SQLite answers a text. */
export function readInstant(stored: string | Date | null): Date | null {
  return typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;
}

/** Instants, to the millisecond, in UTC. */
export const instantColumn: ColumnOptions = { type: 'datetime', precision: 3 };
