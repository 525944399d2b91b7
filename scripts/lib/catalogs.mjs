import { createRequire } from 'node:module';
import { fromRoot } from './paths.mjs';

/** The catalogues of the texts, that of the site first, and what is configured for them. */
export async function catalogsOfSite() {
  const require = createRequire(fromRoot('frontend/package.json'));
  const { getConfig } = require('@lingui/conf');
  const { getCatalogs } = await import(
    new URL(`file://${require.resolve('@lingui/cli/api')}`).href
  );
  const config = getConfig({ cwd: fromRoot('frontend') });
  return { config, catalogs: await getCatalogs(config) };
}
