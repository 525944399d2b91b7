import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

/** The service worker is a single script next to the pages, with a stable name. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL('worker/service-worker.ts', import.meta.url)),
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
