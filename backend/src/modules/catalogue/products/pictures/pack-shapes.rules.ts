import { packOf } from '../pack.rules';
import { headOf } from './short-name.rules';
import type { PackShape } from './shapes/packs.rules';

/** From this weight on, dry goods come in a sack. */
const SACK_GRAMS = 2_000;

const named = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** Matches the last words of a name, perhaps followed by numbers: a candle stand is no candle. */
const ending = (words: string): RegExp => new RegExp(`\\b(?:${words})(?: \\d[^a-z]*[a-z]{0,5})?$`);

/** Things that look the same whoever makes them: they are shown without a pack. */
const THINGS: readonly (readonly [RegExp, PackShape])[] = [
  [ending('toilet rolls?|toilet paper|kitchen rolls?|paper towels?|tissue rolls?'), 'roll'],
  [ending('tooth ?brush(?:es)?'), 'toothbrush'],
  [ending('shopping bags?|tote bags?|carry bags?|jute bags?'), 'tote'],
  [ending('sponges?'), 'sponge'],
  [ending('brooms?|jhadu'), 'broom'],
  [ending('buckets?'), 'bucket'],
  [ending('bulbs?'), 'bulb'],
  [ending('a+ batter(?:y|ies)'), 'battery'],
  [ending('candles?'), 'candles'],
  [ending('diyas?'), 'diya'],
  [ending('(?:chocolate|glazed) (?:doughnuts?|donuts?)'), 'doughnut'],
  [ending('(?:vanilla|ice ?cream) cones?'), 'cone'],
  [ending('breads?|loaf'), 'loaf'],
  [ending('eggs'), 'egg-tray'],
];

/**
 * The packs by the name; the first matching rule counts, so rules that need a second word come first.
 */
const RULES: readonly (readonly [RegExp, PackShape])[] = [
  // Names that contain the word of another good.
  [named('soap (?:case|dish|box)|tumblers?|glass sets?|casseroles?|cookers?|hooks?'), 'box'],
  [named('ice cubes'), 'pouch'],
  [
    named('toilet cleaners?|bathroom cleaners?|disinfectants?|phenyle?|floor cleaners?|bleach'),
    'cleaner',
  ],
  [named('tooth ?pastes?|face ?wash|ointment|gel|hair removal|hand cream|sunscreen'), 'tube'],
  [named('garbage bags?|trash bags?|dustbin bags?|tea ?bags?|infusion'), 'box'],
  [named('capsules?|tablets?|vitamins?|supplements?'), 'jar'],
  // Frozen and ready food.
  [named('ice ?creams?'), 'tub'],
  [named('gola|kulfi|dahi|curd|yogh?urt|shrikhand|raita|custard cup'), 'cup'],
  [named('pizza|kebabs?|patt(?:y|ies)|nuggets?|cutlets?|frozen meal'), 'flat-box'],
  // Cleaning and care, before the food whose scent they have.
  [named('hand ?wash|body wash|shower gel|sanitizer|moisturi[sz]er'), 'pump'],
  [named('deo|deodorants?|sprays?|air fresheners?|room fresheners?|perfumes?'), 'spray'],
  [named('dish ?wash bars?|detergent bars?|soaps?|bathing bars?|cleansing bars?'), 'bar'],
  [named('detergent powders?|washing powders?'), 'pouch'],
  [named('detergents?|dish ?wash|fabric conditioner|liquid'), 'cleaner'],
  [
    named(
      'shampoos?|conditioners?|lotions?|hair oils?|serums?|mouth ?wash|repellents?|refills?|toners?|body oil|cleansers?',
    ),
    'bottle',
  ],
  [
    named(
      'creams? soaps?|face creams?|cold creams?|night creams?|day creams?|body butter|balms?|scrubs?|hair gel|wax|talc',
    ),
    'jar',
  ],
  [named('diapers?|wipes|napkins?|sanitary|pads|tissues?'), 'packet'],
  // Drinks.
  [
    named('coconut milk|soya? milk|almond milk|juices?|nectar|buttermilk tetra|lassi tetra'),
    'carton',
  ],
  [named('coconut water|nimbu pani|jal ?jeera|aam panna|energy drink tetra'), 'brick'],
  [named('milk powder|dairy whitener|milkshake mix'), 'box'],
  [
    named(
      'chocolate bars?|milk chocolates?|dark chocolates?|white chocolates?|chikki|protein bars?|energy bars?|granola bars?',
    ),
    'bar',
  ],
  [named('beers?|energy drinks?|canned|tin|tuna'), 'can'],
  [
    named(
      'drinking water|mineral water|colas?|soda|soft drinks?|sparkling|tonic|mango drink|cold drinks?|flavoured drinks?',
    ),
    'drink-bottle',
  ],
  [
    named('sharbat|sherbet|syrups?|squash|crush|ketchups?|sauces?|vinegar|rose water|essence'),
    'bottle',
  ],
  // The pantry.
  [
    named(
      'instant coffee|pickles?|ach[ar]ar|jams?|marmalade|honey|ghee|chutney|mayonnaise|spreads?|peanut butter|dips?|ginger garlic paste',
    ),
    'jar',
  ],
  [
    named(
      '(?:sunflower|groundnut|mustard|olive|soyabean|coconut|rice bran|sesame|gingelly|cooking|refined|canola|vegetable) (?:cooking )?oils?|oils?',
    ),
    'bottle',
  ],
  [
    named(
      'corn ?flakes?|muesli|granola|cereals?|oats|choco(?:s|late)? flakes|cake mix|pasta box|green tea|kebab masala',
    ),
    'box',
  ],
  [
    named(
      'butter popcorn|popcorn|biscuits?|cookies?|wafers?|chips|crisps|namkeen|bhujia|mixture|noodles|nachos|sev|chakli|rusks?|toast|crackers?|khakhra|cand(?:y|ies)|lollipops?|toffees?|puffs?|makhana|papad',
    ),
    'packet',
  ],
  [named('masala chaas|chaas|buttermilk|milks?|lassi'), 'pouch'],
  [named('bread crumbs|breadsticks?|bread maker|bread spread'), 'packet'],
  [named('body butters?|shea butter|cocoa butter'), 'jar'],
  [named('butters?|cheese|paneer|tofu|yeast|margarine'), 'block'],
  [named('karanji|cakes?|past(?:ry|ries)|sweets|mithai|laddu|ladoo|barfi|sandwich'), 'flat-box'],
  [named('sachets?'), 'sachet'],
  [named('masalas?|spices?'), 'pouch'],
];

/** The most likely pack of a product. */
export function packShapeOf(name: string, unit: string | null, categorySlug: string): PackShape {
  const words = name.toLowerCase();
  const head = headOf(words);
  const rule =
    THINGS.find(([pattern]) => pattern.test(head)) ??
    RULES.find(([pattern]) => pattern.test(head)) ??
    RULES.find(([pattern]) => pattern.test(words));
  return rule ? rule[1] : packShapeByMeasure(unit, categorySlug);
}

/** The pack if the name says nothing about it: bottles for liquids, pouches or sacks for whatever is weighed. */
function packShapeByMeasure(unit: string | null, categorySlug: string): PackShape {
  const pack = packOf(unit);
  if (pack?.measure === 'ml') return categorySlug === 'household-products' ? 'cleaner' : 'bottle';
  if (pack?.measure === 'g') return pack.amount >= SACK_GRAMS ? 'sack' : 'pouch';
  return categorySlug === 'household-products' ? 'box' : 'pouch';
}
