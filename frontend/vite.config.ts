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

/** Where the shop's server listens, which has the same setting. */
const server = `http://localhost:${process.env['PORT'] ?? 4000}`;

/** What the server has to know of this build: the operations that it sends by name, and its pages. */
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

/** The files that the start imports, by the names of their groups. */
const inTheStart = /\/(?:react|apollo|rolldown-runtime)-[\w-]+\.js$/;

/** The shop's site, and the tests of everything in this workspace. */
export default defineConfig({
  plugins: [...sitePlugins(), descriptionForTheServer, staffApart, renderInDevelopment(server)],
  // RxJS has a build for browsers of this decade, smaller than the one for older ones, which is what it gives otherwise.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  // The explorer has a build of its own, and workers that this one cannot load.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // Browsers that do not know the hint fetch a file when it is imported.
    modulePreload: {
      polyfill: false,
      // What the start itself imports is there by the time that it loads anything else, and its lists are in every page.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !inTheStart.test(file)),
    },
    // By this the server and the service worker know the files of the site.
    manifest: 'manifest.json',
    // All styles together are 15 KiB: the server writes them into each page.
    cssCodeSplit: false,
    rolldownOptions: {
      // The second one starts the first where the server has rendered the page.
      input: ['index.html', 'src/ssr/deferred-hydration.ts'],
      output: {
        codeSplitting: { groups: chunkGroups },
        // All names stand in the start, where nothing compresses a hash: the shortest that Rolldown takes.
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
    maxWorkers: 2, // of two cores, Vitest would leave one idle
    // Files share the modules of their worker: loading the shop anew for each took four fifths of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node', // a browser's takes longer to set up than a file of rules takes to be tested
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
