/** The signs with which a spreadsheet takes a text for a formula, full-width ones too (some turn them into plain ones). */
const FORMULA_SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/**
 * Where a formula may begin besides the first sign of a cell: behind spaces, and behind what ends a cell or a line for
 * a spreadsheet that is set to other separators than the comma, since to that one quotes in the midst mean nothing.
 */
const HIDDEN_BEGIN = new RegExp(`(^(?=[\\s"'])|[;\\t\\r\\n|])(?=[\\s"']*${FORMULA_SIGN})`, 'g');

/**
 * A text that no spreadsheet takes for a formula inside of it: an apostrophe stands before each place where one might
 * begin. The first sign of a cell is left to csv-stringify's `escape_formulas`.
 */
export function withoutHiddenFormulas(text: string): string {
  return text.replace(HIDDEN_BEGIN, "$1'");
}

/** A text as an exported file has it, its first sign included. */
export function asExported(text: string): string {
  const defused = withoutHiddenFormulas(text);
  return FIRST_SIGN.test(defused) ? `'${defused}` : defused;
}

const FIRST_SIGN = new RegExp(`^(?:${FORMULA_SIGN}|[\\t\\r])`);
