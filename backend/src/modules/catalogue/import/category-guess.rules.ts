/**
 * The shop's categories by the words of other shops. Rules for non-food come first, since their words are unambiguous
 * ("Hair Oil", "Fruit Face Pack"); for food, words for the form precede words for the plant ("Fruit Juice"). Shops of
 * this size have one category for all dry staples, oil and spices among them, and one for all that is kept cold.
 */
const RULES: readonly (readonly [slug: string, words: RegExp])[] = [
  ['cereals', words('baby (food|cereals?)|infant (food|formula)|baby food formula|formula milk')],
  [
    'household-products',
    words(
      'beauty|hygiene|personal care|cosmetics?|make ?up|skin|skincare|hair|haircare|face|facial|body|bath|soaps?|shampoos?|conditioners?|' +
        'lotions?|creams? moisturi[sz]ers?|fragrances?|perfumes?|deos?|deodorants?|grooming|shav(e|ing)|razors?|oral|tooth ?(paste|brush(es)?)|' +
        'health medicine|medicines?|wellness|pharma(cy)?|sanitary|feminine|baby (care|bath|accessories)|diapers?|wipes|maternity|mothers?|' +
        'cleaning|cleaners?|household|home ?care|home needs|detergents?|dish ?wash(ing)?|laundry|fabric|fresheners?|repellents?|mops?|brush(es)?|' +
        'scrub(s|bers?)?|garbage|disposables?|tissues?|paper|stationery|pooja|puja|agarbatti|incense|candles?|matches|party|festive|' +
        'kitchen(ware)?|cookware|crockery|cutlery|utensils?|bakeware|glassware|tableware|flasks?|casseroles?|appliances?|electricals?|batter(y|ies)|' +
        'bulbs?|gardens?|gardening|plants? seeds|pets?|pet (food|care)|dogs?|cats?|storage|containers?|bottles?|bins?|bathroom|toilet|' +
        'car|shoe|furnishing|furniture|toys?|hardware|plastics?|steel|mosquito|insects?|flowers?|bouquets?|hosiery|fashion',
    ),
  ],
  ['frozen-foods', words('frozen|ice ?creams?|kulfi')],
  ['cereals', words('muesli|vinegars?|porridge')],
  // Made of milk, cheese or tea leaves, but not stored or consumed like them.
  [
    'snacks',
    words(
      'biscuits?|cookies?|rusks?|khari|breads?|buns?|cakes?|muffins?|papads?|sauces?|spreads?|dips?|ketchups?|pastes?|fudge|milk chocolates?',
    ),
  ],
  [
    'frozen-foods',
    words(
      'meats?|fish|sea ?food|chicken|mutton|lamb|pork|poultry|prawns?|sausages?|bacon|salami|cold cuts?|eggs?|' +
        'cheese|butter|paneer|tofu|curd|yogh?urts?|dahi|cream|dairy|chilled|ready to (fry|heat)|nuggets?|fries',
    ),
  ],
  [
    'beverages',
    words(
      'beverages?|drinks?|juices?|tea|teas|chai|coffees?|water|soda|sodas|colas?|soft drinks?|squash(es)?|sharbats?|syrups? cordials?|lassi|' +
        'butter ?milk|milk ?shakes?|milks?|health drinks?|energy|mocktails?|beers?|wines?|kombucha|nectars?|lemonades?',
    ),
  ],
  [
    'snacks',
    words(
      'snacks?|namkeens?|farsan|chocolates?|cand(y|ies)|confectioner(y|ies)|sweets?|mithai|toffees?|gums?|mints?|' +
        'chips|crisps|wafers?|popcorns?|nachos|bhujia|chikki|pastr(y|ies)|bakery|dry ?fruits?|dried fruits?|' +
        'nuts?|almonds?|cashews?|raisins?|dates|trail mix|noodles?|pastas?|vermicelli|soups?|ready to (cook|eat)|instant (food|meals?)|' +
        'pickles?|chutneys?|jams?|honey|mayonnaise|dressings?|tinned|canned|processed|desserts?|pudding|jelly|olives|' +
        'protein bars?|bars',
    ),
  ],
  [
    'cereals',
    words(
      'cereals?|grains?|food ?grains?|staples?|atta|flours?|sooji|suji|rava|besan|maida|dals?|dhals?|puls(es|e)|lentils?|beans dried|rice|rices|basmati|poha|oats|' +
        'granola|flakes|millets?|quinoa|ragi|jowar|bajra|wheat|masalas?|spices?|seasonings?|herbs dried|salts?|sugars?|jaggery|gur|' +
        'oils?|ghee|vanaspati|cooking|baking|premix(es)?|mixes|breakfast|groceries|grocery',
    ),
  ],
  [
    'fruits',
    words(
      '(fresh|exotic|seasonal|cut|organic|tropical)? ?fruits?|apples?|mango(es)?|bananas?|berries|melons?|citrus',
    ),
  ],
  [
    'vegetables',
    words(
      'vegetables?|veggies?|veg|greens|sprouts?|leafy|roots?|tubers?|potato(es)?|onions?|tomato(es)?|mushrooms?|herbs?|herbs seasonings|sabzi',
    ),
  ],
];

/** Fruits by their names, for departments of fruits and vegetables; what is none of them there is a vegetable. */
const FRUITS = words(
  'apples?|apricots?|avocados?|bananas?|(blue|straw|cran|rasp|goose|mul)?berr(y|ies)|cherr(y|ies)|chikoos?|citrus|coconuts?|custard apples?|dates?|' +
    'dragon fruits?|figs?|fruits?|grapes?|grapefruits?|guavas?|jackfruits?|jamuns?|kiwis?|litchis?|lychees?|mandarins?|mango(es)?|(musk|water)? ?melons?|' +
    'mosambi|nectarines?|oranges?|papayas?|peach(es)?|pears?|persimmons?|pineapples?|plums?|pomegranates?|pomelos?|sapotas?|soursops?|sweet limes?|tamarinds?',
);
const NO_FRUIT = words('raw|blossoms?|flowers?|stems?|leaf|leaves|tomato(es)?|carrots?');

/**
 * The slug of the category that another shop's category path suggests, the last and most specific part first; if the
 * path suggests none, or several such as 'Fruits & Vegetables', the words of the product's name decide. Undefined if
 * those suggest none, either.
 */
export function guessCategory(path: string, productName: string): string | undefined {
  const parts = path.split(/[/>|»]/).filter((part) => bare(part));
  // A non-food department says more than any word below it.
  const [, notFood] = RULES[1] as (typeof RULES)[number];
  const [, babyFood] = RULES[0] as (typeof RULES)[number];
  if (
    parts.some((part) => notFood.test(bare(part))) &&
    !parts.some((part) => babyFood.test(bare(part)))
  )
    return 'household-products';
  for (const part of parts.reverse()) {
    const slug = slugOf(part);
    if (slug === undefined) continue;
    const slugs = new Set(part.split(/[&,+]| and /i).map(slugOf));
    slugs.delete(undefined);
    return slugs.size > 1 ? oneOf(slugs, slug, productName) : slug;
  }
  return slugOf(productName);
}

/** The one of several slugs that fits a product; undefined without its name. */
function oneOf(
  slugs: ReadonlySet<string | undefined>,
  first: string,
  productName: string,
): string | undefined {
  const name = bare(productName);
  if (name === '') return undefined;
  if (slugs.has('fruits') && slugs.has('vegetables'))
    return FRUITS.test(name) && !NO_FRUIT.test(name) ? 'fruits' : 'vegetables';
  const byName = slugOf(name);
  return slugs.has(byName) ? byName : first;
}

const slugOf = (text: string): string | undefined =>
  RULES.find(([, pattern]) => pattern.test(bare(text)))?.[0];

function words(alternatives: string): RegExp {
  return new RegExp(`(?:^| )(?:${alternatives})(?= |$)`);
}

/** The words in lower case, separated by single spaces. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
