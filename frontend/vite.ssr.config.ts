import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { sitePlugins } from './build/site-plugins.ts';

/** The site's components as the server loads them to render pages. */
export default defineConfig({
  plugins: sitePlugins(),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // The schema is the server's: both have to use the same copy of graphql.
  ssr: { noExternal: true, external: ['graphql'] },
  build: {
    ssr: fileURLToPath(new URL('src/ssr/server.ts', import.meta.url)),
    outDir: 'dist-ssr',
    minify: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'server.cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
});
