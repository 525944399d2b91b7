/** What a product is called. */
export interface Named {
  name: string;
  /** Separated by ';'. */
  aliases: string | null;
}

/**
 * Products as the search found them, those first that are called just what was written: 'aloo' is a potato before it
 * is a dish of potatoes.
 */
export function meantFirst<Product extends Named>(
  products: readonly Product[],
  written: string,
): Product[] {
  const wanted = singular(written);
  const isCalledSo = ({ name, aliases }: Named) =>
    [...name.split(/[,()/]/), ...(aliases ?? '').split(';')].some(
      (each) => singular(each) === wanted,
    );
  return [...products.filter(isCalledSo), ...products.filter((each) => !isCalledSo(each))];
}

/** In lower case, with one space between words, and without the s of an English plural. */
function singular(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z]{3})s$/, '');
}
