import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

import { compiledMessages } from './compiled-messages.ts';
import { pureComponents } from './pure-components.ts';

/**
 * The package name of react-router resolves to its development build. Uses the production build next to it, which
 * omits the warning texts.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  config: () => {
    const folder = fileURLToPath(
      new URL('../../node_modules/react-router/dist/production', import.meta.url),
    );
    const replacements = { 'react-router': 'index', 'react-router/dom': 'dom-export' };
    const alias = Object.entries(replacements).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: `${folder}/${file}.mjs`,
    }));
    return { resolve: { alias } };
  },
};

/** Compiles texts in the code: English stays in it, ready to be shown; see docs/decisions/0026. */
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

const unusedRouterComponents = babel({
  include: [/\/react-router\/dist\/production\//],
  exclude: [],
  plugins: [pureComponents],
});

/** The plugins that compile the site's components for browsers and for the server. */
export const sitePlugins = (): PluginOption[] => [
  messages,
  unusedRouterComponents,
  react(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
  routerForProduction,
];
