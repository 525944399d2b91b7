import type { Shades } from './shapes/svg.rules';

/** The background of every label; all text on it has a contrast of at least 4.5. */
export const PAPER = '#fffdf7';
/** The colour of large text on a label. */
export const INK = '#1d2b22';

/** The colours of packs, by their index in addresses: append new ones, and never reorder them. */
export const TINTS: readonly Shades[] = [
  { light: '#8fd3a8', base: '#2f9e5b', dark: '#0f5a2f' },
  { light: '#8ed6cb', base: '#2a9d8f', dark: '#0f5f56' },
  { light: '#9cc8ec', base: '#3a86c8', dark: '#1d4f80' },
  { light: '#b1b8ea', base: '#5a67c8', dark: '#323c8c' },
  { light: '#cdb2e2', base: '#8e5bb5', dark: '#5a2f7d' },
  { light: '#eeb0c2', base: '#d0577b', dark: '#8f2747' },
  { light: '#f2b0a4', base: '#d8553e', dark: '#8f2a1a' },
  { light: '#f6c59c', base: '#e8863a', dark: '#8a4208' },
  { light: '#fbe09a', base: '#f0b429', dark: '#7a5200' },
  { light: '#d3db95', base: '#9aa83a', dark: '#525c10' },
  { light: '#d8bb9f', base: '#a8744a', dark: '#5f3a1a' },
  { light: '#c6d1d4', base: '#7f9196', dark: '#3f5055' },
];

const OF_CATEGORY: Readonly<Record<string, readonly number[]>> = {
  fruits: [0, 7, 8],
  vegetables: [0, 1, 9],
  cereals: [7, 8, 9, 10],
  beverages: [1, 2, 5, 7],
  snacks: [4, 5, 6, 7, 8],
  'frozen-foods': [1, 2, 3, 4],
  'household-products': [1, 2, 3, 4, 11],
};
const OF_OTHERS: readonly number[] = [0, 3, 5, 6, 8, 10];

/** Expected colours: honey in yellow, salt in blue. The first match counts. */
const OF_CONTENTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:coffee|tea|chai|chocolate|cocoa|cola|tamarind|imli)\b/, 10],
  [/\b(?:chilli|chili|ketchup|tomato|masala|rajma|paprika)\b/, 6],
  [/\b(?:strawberry|rose|kokum|lychee|guava)\b/, 5],
  [/\b(?:orange|carrot|masoor|peach)\b/, 7],
  [
    /\b(?:honey|ghee|turmeric|haldi|mango|lemon|nimbu|butter|cheese|sunflower|mustard|corn|banana|toor)\b/,
    8,
  ],
  [/\b(?:pickle|olive|moong|mung|cardamom)\b/, 9],
  [/\b(?:milk|water|salt|sugar|paneer|dahi|curd|ice)\b/, 2],
  [/\b(?:peas|mint|neem|tulsi|coriander|green)\b/, 0],
];

/** The colour of a pack: by its contents, or one of its category's; always the same for the same words. */
export function tintOf(words: string, categorySlug: string): number {
  const ofContents = OF_CONTENTS.find(([pattern]) => pattern.test(words.toLowerCase()));
  if (ofContents && categorySlug !== 'household-products') return ofContents[1];
  const tints = OF_CATEGORY[categorySlug] ?? OF_OTHERS;
  return tints[hashOf(words) % tints.length] ?? 0;
}

/** FNV-1a, in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
