import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages of the APIs are built apart, so that the shop stays small. */
export default defineConfig({
  root: fileURLToPath(new URL('explorer', import.meta.url)),
  base: '/explorer/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('dist-explorer', import.meta.url)),
    emptyOutDir: true,
    // The editor is Monaco, which is megabytes in one piece by nature.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      // The explorer of GraphQL, and the reference of REST.
      input: ['explorer/index.html', 'explorer/rest/index.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
      onwarn(warning, warn) {
        // GraphiQL's own modules carry React compiler directives that mean nothing here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5174, proxy: { '/graphql': 'http://localhost:4000' } },
});
