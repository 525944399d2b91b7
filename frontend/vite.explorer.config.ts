import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API pages are built separately to keep the shop small. */
export default defineConfig({
  root: fileURLToPath(new URL('explorer', import.meta.url)),
  base: '/explorer/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('dist-explorer', import.meta.url)),
    emptyOutDir: true,
    // The editor is Monaco, a single file of several megabytes.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      // The GraphQL explorer, and the REST reference.
      input: ['explorer/index.html', 'explorer/rest/index.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
      onwarn(warning, warn) {
        // GraphiQL's modules contain React compiler directives that have no meaning here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5174, proxy: { '/graphql': 'http://localhost:4000' } },
});
