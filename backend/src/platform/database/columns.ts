import type { ColumnOptions } from 'typeorm';

/**
 * Sums of money: 64 bits wide, since a cart can cost more than 32 bits of paise hold. MySQL's driver answers
 * such columns as text, so they are read back into numbers (every sum of the shop is far below 2^53).
 */
export const paiseColumn: ColumnOptions = {
  type: 'bigint',
  transformer: {
    to: (paise: number | null) => paise,
    from: (stored: string | number | null) => (stored === null ? null : Number(stored)),
  },
};

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

/** Instants, to the millisecond, in UTC. */
export const instantColumn: ColumnOptions = { type: 'datetime', precision: 3 };
