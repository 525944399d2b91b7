// A GraphQL Code Generator plugin: the names of the schema's queries as a type, for what names a field of the cache.
exports.plugin = (schema) =>
  [
    '// Written by `npm run codegen`. Do not edit.',
    '/** A query of the schema. */',
    'export type QueryField =',
    ...Object.keys(schema.getQueryType().getFields())
      .sort()
      .map((name) => `  | '${name}'`),
  ].join('\n') + ';';
