import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { sitePlugins } from './build/site-plugins.ts';

/** The build of the site's components for server-side rendering. */
export default defineConfig({
  plugins: sitePlugins(),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('src/ssr/render.tsx', import.meta.url)),
    outDir: 'dist-ssr',
    minify: false,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
});
