// Renders the favicons and app icons from frontend/icon.svg: `node scripts/make-icons.mjs`. They are in the repository,
// so builds do not need this. The SVG itself is not served: to show it in a tab, a browser parses it as a document on
// the page's main thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from './lib/paths.mjs';

const sharp = createRequire(fromRoot('backend/package.json'))('sharp');
const drawing = readFileSync(fromRoot('frontend/icon.svg'), 'utf8');
/** Phones crop a maskable icon to any shape: the background extends to the edge, and the drawing keeps a margin. */
const maskable = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
  .replace(/<rect [^>]*\/>/, '<rect x="-6" y="-6" width="44" height="44" fill="#1b7a43"/>');

/** @type {[string, string, number][]} */
const icons = [
  ['icon-64', drawing, 64],
  ['icon-192', drawing, 192],
  ['icon-512', drawing, 512],
  ['maskable-512', maskable, 512],
  ['apple-touch-icon', maskable, 180],
];
for (const [name, svg, size] of icons)
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fromRoot(`frontend/public/icons/${name}.png`));
