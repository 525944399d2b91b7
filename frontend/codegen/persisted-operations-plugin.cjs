// GraphQL Code Generator plugins for operations that the site sends by name only: what the server has to know of them
// (a JSON of names and texts), and what the site has to say so that both mean the same texts (a version).
const { createHash } = require('node:crypto');
const { Kind, print, visit } = require('graphql');

const VERSION_LENGTH = 12;

const definitionsOf = (documents) => documents.flatMap(({ document }) => document.definitions);

/** The fragments that a definition needs, those of its fragments too, each once. */
function fragmentsOf(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      if (found.has(name)) return;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`There is no fragment ${name}`);
      found.set(name, fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return [...found.values()];
}

/** The text of each operation, as Apollo Client sends it. */
async function textsOf(documents) {
  const { addTypenameToDocument } = await import('@apollo/client/utilities');
  const definitions = definitionsOf(documents);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter(
    ({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name,
  );
  return Object.fromEntries(
    operations.map((operation) => {
      const own = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...fragmentsOf(operation, fragments)],
      };
      return [operation.name.value, print(addTypenameToDocument(own))];
    }),
  );
}

const versionOf = (texts) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, VERSION_LENGTH);

/** Emits the JSON for the server, or with `for: site` the version for the site. */
exports.plugin = async (_schema, documents, config) => {
  const texts = await textsOf(documents);
  const version = versionOf(texts);
  if (config.for === 'site')
    return [
      '// Written by `npm run codegen`. Do not edit.',
      '/** Which texts the names of operations stand for; the server knows those of its own build. */',
      `export const operationsVersion = '${version}';`,
    ].join('\n');
  return `${JSON.stringify({ version, texts }, undefined, 2)}\n`;
};
