/** More of one product than any shop of this size stores. */
export const MAX_STOCK = 1_000_000;

/** A pack that nobody carries: 100 kg. */
export const MAX_PACK_GRAMS = 100_000;

/** Bounds of the times at which products appear and leave. */
export const FIRST_INSTANT = new Date('2000-01-01');
export const LAST_INSTANT = new Date('2100-01-01');
