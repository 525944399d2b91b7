// A GraphQL Code Generator plugin for the client of integrators (docs/examples/client): a module with the text of each call,
// and as declarations (.d.mts) what the calls take and answer, beside the types of typescript-operations.
const { Kind, print } = require('graphql');
const { namesOf, needsVariables } = require('./apollo-hooks.cjs');
const { definitionsIn, fragmentsIn, fragmentsOf } = require('./fragments.cjs');

const WRITTEN = '// Written by `npm run codegen`. Do not edit.';

const operationsIn = (documents) =>
  definitionsIn(documents).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** `mutation SetPrices` is called as `setPrices`. */
const callOf = ({ name }) => name.value[0].toLowerCase() + name.value.slice(1);

/** Whether a call that is sent twice does no more than one. */
const isRepeatable = ({ operation, name }, { repeatable }) =>
  operation === 'query' || repeatable.includes(name.value);

function moduleOf(documents, config) {
  const fragments = fragmentsIn(documents);
  const entries = operationsIn(documents).flatMap((operation) => {
    const text = [operation, ...fragmentsOf(operation, fragments)].map(print).join('\n\n');
    return [
      `  ${callOf(operation)}: {`,
      `    isRepeatable: ${isRepeatable(operation, config)},`,
      `    text: \`${text}\`,`,
      '  },',
    ];
  });
  return [
    WRITTEN,
    '/** What each call sends, and whether it is sent again where no answer comes. */',
    'export const operations = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** What the schema says of the fields that an operation begins with. */
function descriptionOf({ operation, selectionSet }, schema) {
  const fields = schema.getRootType(operation).getFields();
  return selectionSet.selections.map(({ name }) => fields[name.value].description).join(' ');
}

function typesOf(schema, documents, config) {
  const calls = operationsIn(documents).flatMap((operation) => {
    const { hook: result } = namesOf(operation);
    const optional = needsVariables(operation) ? '' : '?';
    const repeated = isRepeatable(operation, config)
      ? 'Sent again where no answer comes.'
      : 'Not sent again by itself.';
    return [
      `  /** ${descriptionOf(operation, schema)} ${repeated} */`,
      `  ${callOf(operation)}: (variables${optional}: ${result}Variables) => Promise<${result}>;`,
    ];
  });
  const codes = schema.getType('ErrorCode').getValues();
  return {
    prepend: [WRITTEN],
    content: [
      '/** The calls of a shop. */',
      'export interface Calls {',
      ...calls,
      '}',
      '',
      '/** Why the shop refuses a call. */',
      'export type ErrorCode =',
      `${codes.map(({ name }) => `  | '${name}'`).join('\n')};`,
      '',
    ].join('\n'),
  };
}

exports.plugin = (schema, documents, config, { outputFile }) =>
  outputFile.endsWith('.d.mts') ? typesOf(schema, documents, config) : moduleOf(documents, config);
