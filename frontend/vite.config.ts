import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = 'http://localhost:4000';

/** The shop's site, and the tests of everything in this workspace. */
export default defineConfig({
  plugins: [react()],
  // The explorer has a build of its own, and workers that this one cannot load.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    proxy: {
      '/graphql': server,
      '/api': server,
      '/receipts': server,
      '/account': server,
      '/exports': server,
      '/uploads': server,
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', 'explorer/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    maxWorkers: 2, // of two cores, Vitest would leave one idle
  },
});
