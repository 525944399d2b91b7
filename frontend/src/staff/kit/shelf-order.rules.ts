/** A line of an order, with the location of its product. */
interface LineWithPlace {
  id: string;
  name: string;
  /** null if the product was deleted. */
  shelf?: { shelfLocation?: string | null; categoryName: string } | null;
}

/**
 * Sorts lines in walking order: by shelf location, then by category and name. Lines without a location come after those
 * with one, and lines of deleted products last.
 */
export const byPlace = (one: LineWithPlace, other: LineWithPlace): number =>
  inOrder(one.shelf?.shelfLocation, other.shelf?.shelfLocation) ||
  inOrder(one.shelf?.categoryName, other.shelf?.categoryName) ||
  compareTexts(one.name, other.name) ||
  Number(one.id) - Number(other.id);

/** Sorts A2 before A10. */
const compareTexts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Sorts missing values last. */
function inOrder(one: string | null | undefined, other: string | null | undefined): number {
  if (one && other) return compareTexts(one, other);
  return Number(!one) - Number(!other);
}
