// A GraphQL Code Generator preset: for each file of documents a module of its own, with the documents and one typed
// Apollo Client 4 hook per operation. A screen then loads the operations that it asks, and not those of all others.
// The types stand together in one file, since they weigh nothing once they are compiled.
const { basename, dirname, join, relative, resolve, sep } = require('node:path');
const { Kind } = require('graphql');
const { fragmentsIn, fragmentsOf } = require('./fragments.cjs');
const { hookOf, importsOf, namesOf } = require('./apollo-hooks.cjs');

const SOURCES = resolve('frontend/src');

/** 'features/cart/cart.graphql' becomes 'cart/cart.ts'. */
function moduleOf(location) {
  const folders = dirname(relative(SOURCES, resolve(location)))
    .split(sep)
    .filter((folder) => !['features', 'internal'].includes(folder));
  return join(...folders, `${basename(location, '.graphql')}.ts`);
}

/** The path from one generated module to another. */
function importPath(from, to) {
  const path = relative(dirname(from), to).split(sep).join('/').replace(/\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

/** A node of a document as a literal: without places in the source, and without what is empty. */
const literalOf = (node) =>
  JSON.stringify(node, (key, value) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const documentOf = (own, names) =>
  `{"kind":"Document","definitions":[${[own, ...names].join(',')}]} as unknown as`;

const spreadNames = (definition, fragments) =>
  fragmentsOf(definition, fragments).map(({ name }) => name.value);

/** A fragment that can be read from the cache by itself. */
function fragmentDocument(fragment, fragments) {
  const name = fragment.name.value;
  const literal = documentOf(name, spreadNames(fragment, fragments));
  return `export const ${name}FragmentDoc = ${literal} DocumentNode<types.${name}Fragment, unknown>;`;
}

function operationDocument(operation, fragments) {
  const { document, result, variables } = namesOf(operation);
  const literal = documentOf(literalOf(operation), spreadNames(operation, fragments));
  return `export const ${document} = ${literal} DocumentNode<${result}, ${variables}>;`;
}

/**
 * Emits a module: its fragments, its documents, then its hooks. Fragments of other modules are imported, so that a
 * browser that loads several of them loads each fragment once.
 */
function plugin(_schema, _documents, { definitions, fragments, modules, path, types }) {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const own = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const needed = new Set(definitions.flatMap((each) => spreadNames(each, fragments)));
  const imported = [...needed].filter((name) => modules.get(name) !== path);
  return {
    prepend: [
      '// Written by `npm run codegen`. Do not edit.',
      ...importsOf(operations),
      ...(own.length > 0 ? ["import type { FragmentDefinitionNode } from 'graphql';"] : []),
      "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
      ...imported.map(
        (name) => `import { ${name} } from '${importPath(path, modules.get(name))}';`,
      ),
      `import type * as types from '${types}';`,
    ],
    content: [
      ...own.map(
        (fragment) =>
          `export const ${fragment.name.value} = ${literalOf(fragment)} as unknown as FragmentDefinitionNode;`,
      ),
      ...own.map((fragment) => fragmentDocument(fragment, fragments)),
      ...operations.map((operation) => operationDocument(operation, fragments)),
      ...operations.map(hookOf),
    ].join('\n\n'),
  };
}

exports.preset = {
  buildGeneratesSection({ baseOutputDir, schema, schemaAst, documents, config }) {
    const fragments = fragmentsIn(documents);
    /** Where each fragment is written, by its name. */
    const modules = new Map(
      documents.flatMap(({ location, document }) =>
        [...fragmentsIn([{ document }]).keys()].map((name) => [name, moduleOf(location)]),
      ),
    );
    return documents.map(({ location, document }) => {
      const path = moduleOf(location);
      const types = `${'../'.repeat(path.split(sep).length - 1)}graphql`;
      return {
        filename: join(baseOutputDir, path),
        schema,
        schemaAst,
        documents: [],
        config: { ...config, definitions: document.definitions, fragments, modules, path, types },
        plugins: [{ operations: {} }],
        pluginMap: { operations: { plugin } },
      };
    });
  },
};
