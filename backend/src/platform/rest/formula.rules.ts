/** The characters that start a formula in a spreadsheet, including full-width ones (some programs convert them). */
const FORMULA_SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/**
 * Places where a formula may start other than the first character of a cell: after spaces, and after cell or line
 * separators of spreadsheets configured for other separators than the comma, which ignore quotes inside a cell.
 */
const HIDDEN_BEGIN = new RegExp(`(^(?=[\\s"'])|[;\\t\\r\\n|])(?=[\\s"']*${FORMULA_SIGN})`, 'g');

/**
 * Escapes formulas inside a text with an apostrophe before each place where one might start. csv-stringify's
 * `escape_formulas` handles the first character of a cell.
 */
export function withoutHiddenFormulas(text: string): string {
  return text.replace(HIDDEN_BEGIN, "$1'");
}

/** A text as exported files contain it, with its first character escaped, too. */
export function asExported(text: string): string {
  const defused = withoutHiddenFormulas(text);
  return FIRST_SIGN.test(defused) ? `'${defused}` : defused;
}

const FIRST_SIGN = new RegExp(`^(?:${FORMULA_SIGN}|[\\t\\r])`);
