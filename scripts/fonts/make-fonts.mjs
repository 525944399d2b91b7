// Subsets the shop's fonts from those of @fontsource. The results are in the repository, so builds do not need this:
// `npm ci --prefix scripts/fonts && node scripts/fonts/make-fonts.mjs`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fromRoot } from '../lib/paths.mjs';

/**
 * The OpenType features used for Latin letters: kerning, accents, tabular figures (`tabular-nums`). Devanagari needs
 * many more, all of which are kept.
 */
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Without hinting a font is a third smaller. Hinting only helps low-resolution screens; phones and Macs ignore it.
 * @param {string} family
 * @param {number} weight
 * @param {string} script
 * @param {string} [text] the characters to keep; all of them by default
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
  // Without this subset, each first visit would fetch 47 KiB of extended Latin for this one character among 300 others.
  await cut(family, weight, 'latin-ext', '₹');
}
for (const family of ['mukta', 'baloo-2'])
  copyFileSync(
    fromRoot('scripts/fonts/node_modules/@fontsource', family, 'LICENSE'),
    fromRoot(`frontend/src/shared/theme/fonts/${family}-license.txt`),
  );
