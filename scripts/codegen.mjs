// `npm run codegen`, second half: turns schema.graphql and the frontend's documents into types, documents and hooks. It
// calls the core of GraphQL Code Generator, whose command line would install 300 packages more.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import operationsPreset from '../frontend/codegen/operations-preset.cjs';
import persistedOperations from '../frontend/codegen/persisted-operations-plugin.cjs';
import queryFields from '../frontend/codegen/query-fields-plugin.cjs';
import { fromRoot } from './lib/paths.mjs';

const generated = fromRoot('frontend/src/generated');

const schemaText = await readFile(fromRoot('schema.graphql'), 'utf8');
const source = { schema: parse(schemaText), schemaAst: buildSchema(schemaText) };
const documents = await readDocuments(fromRoot('frontend/src'));

/** How the values of our scalars look in TypeScript, and the like. */
const typesConfig = {
  useTypeImports: true,
  enumType: 'string-literal',
  strictScalars: true,
  scalars: {
    Paise: 'number',
    DateTimeISO: 'string',
    LocalDate: 'string',
    MessageParams: 'Record<string, string | number>',
    PasskeyOptions: 'object',
  },
};

const files = [
  file('graphql.ts', typescriptOperations, typesConfig),
  // The documents and hooks, a module for each .graphql file.
  ...operationsPreset.preset.buildGeneratesSection({
    baseOutputDir: generated,
    ...source,
    documents,
    config: {},
  }),
  // What the site sends instead of the texts of its operations, and what the server knows them by.
  file('operations.json', persistedOperations),
  file('operations-version.ts', persistedOperations, { for: 'site' }),
  file('query-fields.ts', queryFields),
];
for (const options of files) {
  const content = await codegen(options);
  await mkdir(dirname(options.filename), { recursive: true });
  await writeFile(options.filename, content);
}

/**
 * A file that one plugin writes from all documents.
 * @param {string} name below frontend/src/generated
 * @param {import('@graphql-codegen/plugin-helpers').CodegenPlugin} plugin
 * @param {object} [config] of the plugin
 */
function file(name, plugin, config = {}) {
  return {
    filename: join(generated, name),
    ...source,
    documents,
    config,
    plugins: [{ plugin: {} }],
    pluginMap: { plugin },
  };
}

/**
 * Every .graphql document below a folder, in the order of their paths.
 * @param {string} folder
 */
async function readDocuments(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.graphql'),
  );
  return Promise.all(
    names.sort().map(async (name) => {
      const location = join(folder, name);
      return { location, document: parse(await readFile(location, 'utf8')) };
    }),
  );
}
