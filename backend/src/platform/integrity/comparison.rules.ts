/** A compared value; null where the record or value does not exist. */
export type Fact = string | number | null;

/** An expected and an actual value of a record. */
export interface Comparison {
  /** The value and record, such as 'stock of product 12'. */
  what: string;
  expected: Fact;
  found: Fact;
  holds: boolean;
}

/** Expects exactly this value. */
export function equal(what: string, expected: Fact, found: Fact): Comparison {
  return { what, expected, found, holds: expected === found };
}

/** Expects at most this value; null means no limit. */
export function atMost(what: string, limit: number | null, found: number): Comparison {
  return {
    what,
    expected: limit === null ? 'any' : `at most ${limit}`,
    found,
    holds: limit === null || found <= limit,
  };
}

/** Expects at least this value. */
export function atLeast(what: string, limit: number, found: number): Comparison {
  return { what, expected: `at least ${limit}`, found, holds: found >= limit };
}

/** Expects one of these values. */
export function oneOf(what: string, choices: readonly Fact[], found: Fact): Comparison {
  return { what, expected: choices.join(' or '), found, holds: choices.includes(found) };
}

/** A comparison as one line: stock of product 12: expected 40, found 39. */
export function comparisonText({ what, expected, found }: Comparison): string {
  return `${what}: expected ${factText(expected)}, found ${factText(found)}`;
}

function factText(fact: Fact): string {
  return fact === null ? 'none' : String(fact);
}
