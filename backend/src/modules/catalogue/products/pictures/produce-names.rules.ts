import type { ProduceShape } from './shapes/produce.rules';

/**
 * Produce shown as itself, by all names that mean exactly that. Reviewed one by one: a name that is missing here gets a
 * pack, which is dull, but never wrong. Banana flower is no banana.
 */
const NAMES: Readonly<Record<ProduceShape, readonly string[]>> = {
  apple: ['apple', 'red apple', 'apple red'],
  'green-apple': ['green apple', 'apple green'],
  guava: ['guava', 'peru', 'amrud'],
  pomegranate: ['pomegranate', 'anar', 'dalimb'],
  orange: ['orange', 'mandarin', 'kinnow', 'mandarin orange', 'santra', 'malta orange'],
  'sweet-lime': ['sweet lime', 'mosambi', 'mousambi', 'sweetlime'],
  lemon: ['lemon', 'nimbu'],
  peach: ['peach'],
  plum: ['plum'],
  mango: ['mango'],
  'raw-mango': ['raw mango', 'mango raw', 'green mango', 'kairi'],
  banana: ['banana', 'yellow banana'],
  'raw-banana': ['raw banana', 'banana raw', 'green banana', 'raw green banana'],
  'grapes-green': ['grape', 'green grape', 'grape green', 'white grape', 'grape white'],
  'grapes-black': ['black grape', 'grape black', 'blue grape'],
  strawberry: ['strawberry'],
  cherry: ['cherry', 'red cherry'],
  pear: ['pear', 'green pear', 'nashpati'],
  avocado: ['avocado', 'butter fruit'],
  kiwi: ['kiwi', 'green kiwi', 'kiwi green', 'kiwi fruit', 'kiwifruit'],
  papaya: ['papaya', 'pappaya'],
  watermelon: ['watermelon', 'water melon'],
  muskmelon: ['muskmelon', 'musk melon', 'kharbuja', 'cantaloupe'],
  pineapple: ['pineapple', 'ananas'],
  coconut: ['coconut', 'nariyal', 'brown coconut'],
  tomato: ['tomato', 'red tomato', 'tamatar'],
  potato: ['potato', 'aloo', 'batata'],
  'sweet-potato': ['sweet potato', 'shakarkand'],
  onion: ['onion', 'red onion', 'onion red', 'kanda'],
  'white-onion': ['white onion', 'onion white'],
  garlic: ['garlic', 'lahsun'],
  ginger: ['ginger', 'adrak'],
  turmeric: ['turmeric root', 'turmeric', 'raw turmeric'],
  carrot: ['carrot', 'orange carrot', 'carrot orange'],
  'red-carrot': ['red carrot', 'carrot red', 'delhi carrot'],
  radish: ['radish', 'white radish', 'radish white', 'mooli'],
  beetroot: ['beetroot', 'beet', 'beet root'],
  cucumber: ['cucumber', 'green cucumber', 'kheera', 'kakdi'],
  'bottle-gourd': ['bottle gourd', 'bottlegourd', 'lauki', 'doodhi', 'dudhi'],
  'ridge-gourd': ['ridge gourd', 'ridgegourd', 'turai', 'dodka'],
  'bitter-gourd': ['bitter gourd', 'bittergourd', 'karela', 'karle'],
  brinjal: ['brinjal', 'eggplant', 'aubergine', 'baingan', 'purple brinjal'],
  capsicum: ['capsicum', 'green capsicum', 'capsicum green', 'shimla mirch'],
  'red-capsicum': ['red capsicum', 'capsicum red', 'red bell pepper'],
  'yellow-capsicum': ['yellow capsicum', 'capsicum yellow', 'yellow bell pepper'],
  'green-chilli': ['green chilli', 'chilli green', 'green chili', 'hari mirch'],
  'red-chilli': ['red chilli', 'chilli red', 'red chili', 'lal mirch'],
  broccoli: ['broccoli'],
  cauliflower: ['cauliflower', 'phool gobi', 'gobi'],
  cabbage: ['cabbage', 'green cabbage', 'cabbage green', 'patta gobi'],
  'red-cabbage': ['red cabbage', 'purple cabbage'],
  spinach: ['spinach', 'palak', 'spinach leaf'],
  fenugreek: ['fenugreek', 'methi', 'fenugreek leaf', 'methi leaf'],
  coriander: ['coriander', 'coriander leaf', 'kothimbir', 'dhania leaf'],
  mint: ['mint', 'mint leaf', 'pudina'],
  'curry-leaves': ['curry leaf', 'kadi patta'],
  'spring-onion': ['spring onion'],
  peas: ['pea', 'green pea', 'green pea pod', 'pea pod', 'matar'],
  beans: ['french bean', 'green bean', 'haricot bean', 'cluster bean'],
  okra: ['okra', 'lady finger', 'ladies finger', 'ladyfinger', 'bhindi', 'bhendi'],
  corn: ['sweet corn', 'corn', 'corn cob', 'maize', 'sweet corn cob'],
  mushroom: ['mushroom', 'button mushroom', 'white mushroom', 'button white mushroom'],
  pumpkin: ['pumpkin', 'red pumpkin', 'kaddu', 'bhopla'],
  sprouts: ['moong sprout', 'sprout', 'green moong sprout', 'mung sprout'],
};

/** The illustration of a whole name. */
export const PRODUCE_BY_NAME: ReadonlyMap<string, ProduceShape> = new Map(
  Object.entries(NAMES).flatMap(([shape, names]) =>
    names.map((name) => [name, shape as ProduceShape] as const),
  ),
);

/** Words in a name that do not change the picture: where it grew, how big it is, how it was grown. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  (
    'fresh fresho organic organically grown hybrid local desi indian imported natural premium farm ooty nashik shimla nagpur kashmir ' +
    'kashmiri mahabaleshwar alphonso kesar ratnagiri robusta washington fuji gala royal delicious granny smith kinnaur hass queen ' +
    'kiran big small large medium long round seedless ripe semi loose thin thick hydroponic hydroponically pesticide free exotic ' +
    'economy regular combo pack bunch in pods husk new crop devgad banganapalli with without roots country nati'
  ).split(' '),
);

/** Words that change how produce looks: a name with one of them is shown as itself only if the picture shows that. */
export const COLOURS: ReadonlySet<string> = new Set(
  'red green yellow black white purple blue orange brown pink raw tender baby'.split(' '),
);

/** Words of processed produce: it is not shown as it grew. */
export const NO_LONGER_WHOLE =
  /\b(?:cut|slices?|chunks?|wedges?|pellets?|arils?|chopped|sliced|diced|peeled|grated|shredded|shelled|dried|dry|frozen|powder|paste|puree|juice|chips|wafers?|flakes?|pickle|seeds?|oil|mix|salad|soup|cubes?|dices?|floret|florets|kernels?|plants?|candied|cocktail|kit)\b/;
