import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { compiledMessages } from './build/compiled-messages.ts';
import { firstLoadForTheServer } from './build/first-load-plugin.ts';
import { startChunk } from './build/start-chunk.ts';

const server = 'http://localhost:4000';

/** What the server has to know of this build: the operations that it sends by name. */
const operationsForTheServer: Plugin = {
  name: 'operations-for-the-server',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('src/generated/operations.json', import.meta.url));
    this.emitFile({ type: 'asset', fileName: 'operations.json', source });
  },
};

/**
 * What react-router exports by its name is its development build. Its build for production, without the texts of
 * its warnings, lies beside that one.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  config: () => {
    const folder = fileURLToPath(
      new URL('../node_modules/react-router/dist/production', import.meta.url),
    );
    const replacements = { 'react-router': 'index', 'react-router/dom': 'dom-export' };
    const alias = Object.entries(replacements).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: `${folder}/${file}.mjs`,
    }));
    return { resolve: { alias } };
  },
  // What is made by a call, or is given a name, would be kept whether anybody uses it or not.
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? {
          code: code
            .replace(/ = (React\d*\.forwardRef)\(/g, ' = /* @__PURE__ */ $1(')
            .replace(/^\w+\.displayName = "\w+";$/gm, ''),
          map: null,
        }
      : undefined,
};

/** Texts in the code: English stays in it, ready to be shown; see docs/decisions/0026. */
const macros = [
  ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }],
  compiledMessages,
] as const;
const messages = babel({
  presets: [
    {
      preset: { plugins: [...macros] },
      rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
    },
  ],
});

/** The shop's site, and the tests of everything in this workspace. */
export default defineConfig({
  plugins: [
    messages,
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    routerForProduction,
    operationsForTheServer,
    firstLoadForTheServer,
  ],
  // The explorer has a build of its own, and workers that this one cannot load.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // React, Apollo and the router are in one file, which is 155 KiB when it is packed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: startChunk(), debugName: 'start' }] } },
    },
  },
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
