import { createRequire } from 'node:module';
import { fromRoot } from './paths.mjs';

/** The text catalogues, the site's first, and their configuration. */
export async function catalogsOfSite() {
  const require = createRequire(fromRoot('frontend/package.json'));
  const { getConfig } = require('@lingui/conf');
  const { getCatalogs } = await import(
    new URL(`file://${require.resolve('@lingui/cli/api')}`).href
  );
  const config = getConfig({ cwd: fromRoot('frontend') });
  return { config, catalogs: await getCatalogs(config) };
}
