// Cuts the rupee sign out of the fonts of the shop: `node scripts/make-rupee-fonts.mjs`. With their files of extended
// Latin, in which it stands among 300 other signs, each first visit would fetch 47 KiB for it.
// They are kept in the repository, so that no build needs this.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from './lib/paths.mjs';

const subsetFont = createRequire(fromRoot('frontend/package.json'))('subset-font');

/** @type {[string, string][]} */
const fonts = [
  ['mukta-400', 'mukta/files/mukta-latin-ext-400-normal.woff2'],
  ['mukta-600', 'mukta/files/mukta-latin-ext-600-normal.woff2'],
  ['baloo-2-700', 'baloo-2/files/baloo-2-latin-ext-700-normal.woff2'],
];
for (const [name, file] of fonts) {
  const whole = readFileSync(fromRoot('node_modules/@fontsource', file));
  const sign = await subsetFont(whole, '₹', { targetFormat: 'woff2' });
  writeFileSync(fromRoot(`frontend/src/theme/rupee/${name}.woff2`), sign);
}
