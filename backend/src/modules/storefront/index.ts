/** The public file of the module: what the assembly imports of it. */
export { readSiteBuild } from './ssr/site-build';
export { RenderedSitePages } from './ssr/site-pages';
