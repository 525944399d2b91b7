import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { chunkGroups } from './build/chunk-groups.ts';
import { renderInDevelopment } from './build/render-in-development.ts';
import { sitePlugins } from './build/site-plugins.ts';
import { staffApart } from './build/staff-apart.ts';
import { paths } from './src/shared/lib/paths.ts';
import { renderedPages, renderedParameters } from './src/ssr/rendered-pages.ts';
import { adminPaths } from './src/staff/admin-paths.ts';

/** The URL of the shop's server, which uses the same setting. */
const server = `http://localhost:${process.env['PORT'] ?? 4000}`;

/** Build data for the server: the persisted operations, and the pages. */
const descriptionForTheServer: Plugin = {
  name: 'description-for-the-server',
  apply: 'build',
  generateBundle() {
    const operations = readFileSync(new URL('src/generated/operations.json', import.meta.url));
    const pages = JSON.stringify({
      routes: [...new Set<string>([...Object.values(paths), ...Object.values(adminPaths)])],
      renderedPages,
      renderedParameters,
    });
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: operations });
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: pages });
  },
};

/** The files imported by the entry chunk, by group name. */
const inTheStart = /\/(?:react|apollo|rolldown-runtime)-[\w-]+\.js$/;

/** The build of the site, and the tests of this workspace. */
export default defineConfig({
  plugins: [...sitePlugins(), descriptionForTheServer, staffApart, renderInDevelopment(server)],
  // Selects RxJS's build for modern browsers, which is smaller than the default for older ones.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  // The explorer has its own build, and workers that this one cannot load.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // Browsers without modulepreload fetch a file when it is imported.
    modulePreload: {
      polyfill: false,
      // Imports of the entry chunk are loaded before any other file, and their preload lists are in every page.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !inTheStart.test(file)),
    },
    // Tells the server and the service worker the files of the site.
    manifest: 'manifest.json',
    // All styles together are 15 KiB: the server inlines them into each page.
    cssCodeSplit: false,
    rolldownOptions: {
      // The second one starts the first on server-rendered pages.
      input: ['index.html', 'src/ssr/deferred-hydration.ts'],
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry chunk contains all names, and hashes do not compress: the shortest hash that Rolldown accepts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': server,
      '/api': server,
      '/receipts': server,
      '/photos': server,
      '/account': server,
      '/exports': server,
      '/imports': server,
      '/mcp': server,
      '/ucp': server,
      '/uploads': server,
      '/pictures': server,
    },
  },
  test: {
    restoreMocks: true,
    testTimeout: 60_000,
    maxWorkers: 2, // by default Vitest leaves one of two cores idle
    // Files share the modules of their worker: reloading the shop for each took four fifths of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node', // a browser environment takes longer to set up than a file of rules takes to test
          include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'explorer/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          setupFiles: ['src/shared/lib/language.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          isolate: false,
          root: fileURLToPath(new URL('..', import.meta.url)),
          environment: 'node',
          include: ['scripts/**/*.test.mjs', 'bench/**/*.test.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
});
