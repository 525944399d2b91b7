// Generates the server's own translations of its messages: the last step of `npm run texts`.
import { writeFileSync } from 'node:fs';
import { catalogsOfSite } from './lib/catalogs.mjs';
import { translationsDocument, translationsPath } from './lib/server-translations.mjs';

const { config, catalogs } = await catalogsOfSite();
const [ofSite] = catalogs;
for (const language of config.locales)
  writeFileSync(
    translationsPath(language),
    translationsDocument(language, (await ofSite?.read(language)) ?? {}),
  );
