/** Forms of products: the word before a form is what the product is. */
const FORMS = new Set(
  (
    'powder bag bags bar bars tub pack packs pouch packet refill block cubes slices whole syrup roll rolls piece pieces ' +
    'leaves seeds granules paste sticks flakes pods fresh organic natural premium classic regular'
  ).split(' '),
);
/** Vessels and tools: they are the product among kitchenware, and otherwise only a form. */
const VESSELS = new Set('bottle jar can tin box cup tray set combo'.split(' '));
const TOOLS = new Set(
  (
    'mug mugs cups glasses tumbler tumblers container containers dispenser rack racks holder stand basket spoon spoons ' +
    'bowl bowls plate plates knife grater slicer chopper peeler cutter divider squeezer strainer masher maker kettle ' +
    'flask cooker pan tawa kadai pot brush saucer mould crusher opener case cases cruet'
  ).split(' '),
);

function isForm(word: string): boolean {
  return FORMS.has(word) || VESSELS.has(word);
}

/** Whether a word in a kitchenware name is the thing itself, and the words before it say what it is for. */
export function isTool(word: string, isOfTheHouse: boolean): boolean {
  return TOOLS.has(word) || (isOfTheHouse && VESSELS.has(word));
}

/** The last word, and the last that is not a form; household goods have other forms. */
export function headNouns(words: readonly string[], isOfTheHouse = false): string[] {
  const nouns = words.filter(isSpelled);
  const last = nouns.at(-1);
  const telling = nouns.filter((word) => !(isOfTheHouse ? FORMS.has(word) : isForm(word))).at(-1);
  return [last, telling].filter((word) => word !== undefined);
}

/** Whether a word has no digits. */
export function isSpelled(word: string): boolean {
  return !/\p{N}/u.test(word);
}
