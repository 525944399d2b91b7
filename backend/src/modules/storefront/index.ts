/** The public interface of the module, for the assembly. */
export { readSiteBuild } from './ssr/site-build';
export { RenderedSitePages } from './ssr/site-pages';
