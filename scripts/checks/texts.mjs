// Lists texts of the shop with a missing or inconsistent translation; `npm run texts` updates the catalogues from the
// code.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { catalogsOfSite } from '../lib/catalogs.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { translationsDocument, translationsPath } from '../lib/server-translations.mjs';

const require = createRequire(fromRoot('frontend/package.json'));
const { compileMessageOrThrow } = await import(
  new URL(`file://${require.resolve('@lingui/message-utils/compileMessage')}`).href
);

/**
 * The placeholders of a message: names of values, and elements by number.
 * @param {string} text
 */
function placesIn(text) {
  const places = new Set();
  /** @param {unknown} token */
  const walk = (token) => {
    if (typeof token === 'string')
      for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) places.add(tag);
    else if (Array.isArray(token) && typeof token[0] === 'string' && token.length !== 1) {
      const [name, , choices] = token;
      places.add(name);
      Object.values(choices ?? {}).forEach((choice) => [choice].flat().forEach(walk));
    } else if (Array.isArray(token)) places.add(token[0]);
  };
  [compileMessageOrThrow(text)].flat().forEach(walk);
  return [...places].sort().join(' ');
}

/** Modern Hindi writes the nukta only below ज and फ; mixed usage would look careless. */
const DROPPED_DOTS = /[कखग]\u093c|[\u0958-\u095a]/u;

/**
 * @param {Record<string, { message?: string }>} wanted the texts in the code
 * @param {Record<string, { message?: string, translation?: string }>} kept the catalogue
 */
function* faultsOf(wanted, kept) {
  for (const [id, { message = id }] of Object.entries(wanted)) {
    const translation = kept[id]?.translation;
    if (!kept[id]) yield `is not in the catalogue: ${message}`;
    else if (!translation) yield `has no translation: ${message}`;
    else if (placesIn(translation) !== placesIn(message))
      yield `has other places than its translation: ${message}`;
    else if (DROPPED_DOTS.test(translation))
      yield `has a dot below क, ख or ग, which the shop writes without: ${translation}`;
  }
  for (const [id, { message = id }] of Object.entries(kept))
    if (!wanted[id]) yield `is in the code no more: ${message}`;
}

const { config, catalogs } = await catalogsOfSite();
const faults = [];
for (const language of config.locales) {
  const wanted = translationsDocument(language, await catalogs[0].read(language));
  if (readFileSync(translationsPath(language), 'utf8') !== wanted)
    faults.push(`${language}: ${translationsPath(language)} is not what the catalogue has`);
}
for (const catalog of catalogs) {
  const wanted = await catalog.collect();
  if (!wanted || Object.keys(wanted).length === 0) throw new Error('No text was found at all.');
  for (const locale of config.locales)
    for (const fault of faultsOf(wanted, await catalog.read(locale)))
      faults.push(`${locale}: ${fault}`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(
    'Run `npm run texts`, and translate what is new in frontend/src/i18n and frontend/src/staff/i18n.',
  );
  process.exitCode = 1;
}
