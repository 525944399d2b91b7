import { language } from '../../shared/lib/language';
import { localName, type Named } from '../../shared/lib/local-name';

const devanagari = /\p{Script=Devanagari}/u;

/** A product with the names that pickers use: its own names, else an alias that customers find it by. */
interface PickedProduct extends Named {
  aliases?: string | null | undefined;
}

/** The names of a product in the language of the console: the main name, then the English one. */
export function namesOf(product: PickedProduct): [string, string | undefined] {
  const { name, aliases } = product;
  const local = localName(product);
  if (local !== name) return [local, name];
  const alias = aliases
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => devanagari.test(each));
  if (language() === 'en' || alias === undefined || devanagari.test(name)) return [name, undefined];
  return [alias, name];
}

/** A line of an order; its shelf is unknown if the product was deleted. */
interface PickedLine extends Named {
  shelf?: Pick<PickedProduct, 'aliases'> | null;
}

/** The names of a line's product; see `namesOf`. */
export const namesOfLine = (line: PickedLine) => namesOf({ ...line, aliases: line.shelf?.aliases });
