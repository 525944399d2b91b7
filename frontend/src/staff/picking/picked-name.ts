import { language } from '../../shared/lib/language';
import { localName, type Named } from '../../shared/lib/local-name';

const devanagari = /\p{Script=Devanagari}/u;

/** A product as pickers know it: by its names, else by another name that customers find it by. */
interface PickedProduct extends Named {
  aliases?: string | null | undefined;
}

/** What a product is called in the language of the console: its name first, the English one below. */
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

/** A line of an order; its shelf is not known where its product is gone. */
interface PickedLine extends Named {
  shelf?: Pick<PickedProduct, 'aliases'> | null;
}

/** What the product of a line is called; see `namesOf`. */
export const namesOfLine = (line: PickedLine) => namesOf({ ...line, aliases: line.shelf?.aliases });
