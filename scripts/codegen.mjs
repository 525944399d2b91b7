// The second half of `npm run codegen`: generates the files in codegen.yml. It calls the core of GraphQL Code
// Generator, whose CLI would install 300 more packages (docs/decisions/0037-packages.md).
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { fromRoot } from './lib/paths.mjs';

/**
 * The entry of a file in codegen.yml or, with a preset, of a folder of files.
 * @typedef {object} Target
 * @property {string} [documents] a folder with all documents below it; absent where the schema is enough
 * @property {string} [preset]
 * @property {(string | Record<string, object>)[]} plugins names, or a name with the plugin's settings
 * @property {Record<string, unknown>} [config]
 */
/** @typedef {{ schema: string, generates: Record<string, Target> }} Settings */

const require = createRequire(import.meta.url);
const ALL_DOCUMENTS = '/**/*.graphql';

/** @type {Settings} */
const settings = parseYaml(await readFile(fromRoot('codegen.yml'), 'utf8'));
const schemaText = await readFile(fromRoot(settings.schema), 'utf8');
const schema = { schema: parse(schemaText), schemaAst: buildSchema(schemaText) };

for (const [path, target] of Object.entries(settings.generates)) {
  const documents = target.documents ? await readDocuments(target.documents) : [];
  for (const file of filesOf(fromRoot(path), target, documents)) {
    const content = await codegen(file);
    await mkdir(dirname(file.filename), { recursive: true });
    await writeFile(file.filename, content);
  }
}

/**
 * The files of an entry of `generates`.
 * @param {string} path
 * @param {Target} target
 * @param {Awaited<ReturnType<typeof readDocuments>>} documents
 */
function filesOf(path, { preset, plugins, config = {} }, documents) {
  const source = { ...schema, documents };
  if (preset) {
    const { buildGeneratesSection } = load(preset).preset;
    return buildGeneratesSection({ baseOutputDir: path, ...source, config });
  }
  const configured = plugins.map((plugin) =>
    typeof plugin === 'string' ? { [plugin]: {} } : plugin,
  );
  const pluginMap = Object.fromEntries(
    configured.flatMap(Object.keys).map((name) => [name, load(name)]),
  );
  return [{ filename: path, ...source, config, plugins: configured, pluginMap }];
}

/**
 * Loads a plugin or preset: our own by path, a published one by the end of its package name.
 * @param {string} name
 */
function load(name) {
  return require(name.endsWith('.cjs') ? fromRoot(name) : `@graphql-codegen/${name}`);
}

/**
 * Every .graphql document below a folder, sorted by path.
 * @param {string} pattern a folder with all documents below it
 */
async function readDocuments(pattern) {
  if (!pattern.endsWith(ALL_DOCUMENTS))
    throw new Error(`codegen.yml: documents end with ${ALL_DOCUMENTS}`);
  const folder = fromRoot(pattern.slice(0, -ALL_DOCUMENTS.length));
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
