// Subsets the fonts of the shop from those that @fontsource ships. The results are kept in the repository, so that no
// build needs this: `npm ci --prefix scripts/fonts && node scripts/fonts/make-fonts.mjs`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fromRoot } from '../lib/paths.mjs';

/**
 * What the shop's texts in Latin letters are set with: distances, accents, figures of one width (`tabular-nums`).
 * Letters of India are put together by many more, all of which stay.
 */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Without its hints a font is a third smaller. They are for screens of few dots: telephones and Macs never look at them.
 * @param {string} family
 * @param {number} weight
 * @param {string} script
 * @param {string} [text] of which signs; all of them, unless told
 */
async function cut(family, weight, script, text) {
  const file = `${family}-${script}-${weight}-normal.woff2`;
  const whole = readFileSync(
    fromRoot('scripts/fonts/node_modules/@fontsource', family, 'files', file),
  );
  const font = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepAllGlyphs: text === undefined,
    noHinting: true,
    keepFeatures: script === 'devanagari' ? undefined : latinFeatures,
  });
  const part = text === undefined ? script : 'rupee';
  writeFileSync(
    fromRoot(`frontend/src/shared/theme/fonts/${family}-${part}-${weight}.woff2`),
    font,
  );
}

for (const [family, weight] of /** @type {[string, number][]} */ ([
  ['mukta', 400],
  ['mukta', 600],
  ['baloo-2', 700],
])) {
  for (const script of ['latin', 'latin-ext', 'devanagari']) await cut(family, weight, script);
  // Each first visit would fetch 47 KiB of extended Latin for the one sign, which stands among 300 others there.
  await cut(family, weight, 'latin-ext', '₹');
}
for (const family of ['mukta', 'baloo-2'])
  copyFileSync(
    fromRoot('scripts/fonts/node_modules/@fontsource', family, 'LICENSE'),
    fromRoot(`frontend/src/shared/theme/fonts/${family}-license.txt`),
  );
