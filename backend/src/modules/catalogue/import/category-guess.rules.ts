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

/**
 * The slug of the category that another shop's category path suggests, the last and most specific part first; if the
 * path suggests none, the words of the product's name decide. Undefined if those suggest none, either.
 */
export function guessCategory(path: string, productName: string): string | undefined {
  const parts = path
    .split(/[/>|»]/)
    .map(bare)
    .filter(Boolean);
  // A non-food department says more than any word below it.
  const [, notFood] = RULES[1] as (typeof RULES)[number];
  const [, babyFood] = RULES[0] as (typeof RULES)[number];
  if (parts.some((part) => notFood.test(part)) && !parts.some((part) => babyFood.test(part)))
    return 'household-products';
  for (const part of [...parts.reverse(), bare(productName)]) {
    const rule = RULES.find(([, pattern]) => pattern.test(part));
    if (rule) return rule[0];
  }
  return undefined;
}

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
