/**
 * Copies the pictures the shop uses (and no others of the 3,391 in the package) to where Vite takes them from,
 * so that the built site has /media/food/<codepoint>.webp. Used are: the picture column of the demo catalogue,
 * the codepoints in frontend/pictures.json, and the trolley, which is the shop's icon.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromRoot } from './lib/paths.mjs';

const PACKAGE = '@lobehub/fluent-emoji-3d';
const SHOP_ICON = '1f6d2';
const catalogueFile = fromRoot('backend/demo/catalogue.csv');
const listFile = fromRoot('frontend/pictures.json');
const target = fromRoot('frontend/public/media/food');

const { parse } = createRequire(fromRoot('backend/package.json'))('csv-parse/sync');

try {
  copyPictures(picturesInUse(), assetsFolder());
} catch (error) {
  console.error(`copy-pictures: ${error.message}`);
  process.exitCode = 1;
}

/** Which file wants each picture: codepoint to the place that names it. */
function picturesInUse() {
  const places = new Map([[SHOP_ICON, 'scripts/copy-pictures.mjs']]);
  for (const row of parse(readFileSync(catalogueFile), { columns: true, bom: true }))
    if (isCodepoint(row.picture)) places.set(row.picture, `backend/demo/catalogue.csv, ${row.sku}`);
  for (const picture of JSON.parse(readFileSync(listFile, 'utf8'))) {
    if (!isCodepoint(picture))
      throw new Error(`frontend/pictures.json: ${JSON.stringify(picture)} is no codepoint`);
    places.set(picture, 'frontend/pictures.json');
  }
  return places;
}

function isCodepoint(text) {
  return typeof text === 'string' && /^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/.test(text);
}

/** npm puts the package into the workspace that asks for it or at the root: both are looked through. */
function assetsFolder() {
  const folders = ['frontend/package.json', 'package.json'].flatMap((manifest) =>
    createRequire(fromRoot(manifest)).resolve.paths(PACKAGE),
  );
  const found = folders
    .map((folder) => join(folder, PACKAGE, 'assets'))
    .find((folder) => existsSync(folder));
  if (!found) throw new Error(`the package ${PACKAGE} is not installed: run npm ci`);
  return found;
}

function copyPictures(places, assets) {
  mkdirSync(target, { recursive: true });
  const wanted = new Set([...places.keys()].map((picture) => `${picture}.webp`));
  for (const file of readdirSync(target)) if (!wanted.has(file)) rmSync(join(target, file));
  for (const [picture, place] of places) {
    const source = join(assets, `${picture}.webp`);
    if (!existsSync(source))
      throw new Error(`there is no picture ${picture} in ${PACKAGE} (wanted by ${place})`);
    const copy = join(target, `${picture}.webp`);
    if (!existsSync(copy) || statSync(copy).size !== statSync(source).size)
      copyFileSync(source, copy);
  }
}
