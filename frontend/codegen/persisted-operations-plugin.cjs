// GraphQL Code Generator plugins for operations that the site sends by name only: what the server has to know of them
// (a JSON of names and texts), and what the site has to say so that both mean the same texts (a version).
const { createHash } = require('node:crypto');
const { Kind, print } = require('graphql');
const { definitionsIn, fragmentsIn, fragmentsOf } = require('./fragments.cjs');

const VERSION_LENGTH = 12;

/** The text of each operation, as Apollo Client sends it. */
async function textsOf(documents) {
  const { addTypenameToDocument } = await import('@apollo/client/utilities');
  const fragments = fragmentsIn(documents);
  const operations = definitionsIn(documents).filter(
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
