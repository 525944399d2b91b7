/** A line of an order, with where its product is looked for. */
interface LineWithPlace {
  id: string;
  name: string;
  /** Nothing where the product is gone. */
  shelf?: { shelfLocation?: string | null; categoryName: string } | null;
}

/**
 * Lines as a walk passes them: by shelf location, then by category and name. What has no location comes after what has
 * one, and a line of a product that is gone comes last.
 */
export const byPlace = (one: LineWithPlace, other: LineWithPlace): number =>
  inOrder(one.shelf?.shelfLocation, other.shelf?.shelfLocation) ||
  inOrder(one.shelf?.categoryName, other.shelf?.categoryName) ||
  compareTexts(one.name, other.name) ||
  Number(one.id) - Number(other.id);

/** A2 comes before A10. */
const compareTexts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Nothing comes after all. */
function inOrder(one: string | null | undefined, other: string | null | undefined): number {
  if (one && other) return compareTexts(one, other);
  return Number(!one) - Number(!other);
}
