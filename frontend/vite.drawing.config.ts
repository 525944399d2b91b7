import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { pluginsOfTheSite } from './build/plugins-of-the-site.ts';

/** What draws pages on the server: the site's own components, with all that they need, in a form that the server loads. */
export default defineConfig({
  plugins: pluginsOfTheSite(),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('src/ssr/draw.tsx', import.meta.url)),
    outDir: 'dist-drawing',
    minify: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'draw.cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
});
