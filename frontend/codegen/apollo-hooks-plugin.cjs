// A GraphQL Code Generator plugin: one typed Apollo Client 4 hook per operation, over the
// documents of typed-document-node. The published hooks plugin knows Apollo Client 3 only.
const { Kind } = require('graphql');

const capitalise = (name) => name[0].toUpperCase() + name.slice(1);

/** The names typescript-operations and typed-document-node give to an operation's output. */
function namesOf(operation) {
  const name = capitalise(operation.name.value);
  const result = `${name}${capitalise(operation.operation)}`;
  return { result, variables: `${result}Variables`, document: `${name}Document` };
}

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function mutationHook(operation) {
  const { result, variables, document } = namesOf(operation);
  return `export const use${result} = (options?: useMutation.Options<${result}, ${variables}>) =>
  useMutation<${result}, ${variables}>(${document}, options);`;
}

function queryHook(operation) {
  const { result, variables, document } = namesOf(operation);
  const base = `useQuery.Options<${result}, ${variables}>`;
  if (!needsVariables(operation)) {
    return `export const use${result} = (options: ${base} = {}) =>
  useQuery<${result}, ${variables}>(${document}, options);`;
  }
  // Without its variables a query may only be asked for to be skipped.
  const skipped = `Partial<${base}> & { skip: true }`;
  return `export const use${result} = (options: ${base} | (${skipped})) =>
  useQuery<${result}, ${variables}>(${document}, options as ${base});`;
}

function subscriptionHook(operation) {
  const { result, variables, document } = namesOf(operation);
  return `export const use${result} = (options: useSubscription.Options<${result}, ${variables}>) =>
  useSubscription<${result}, ${variables}>(${document}, options);`;
}

/** Emits the hooks and the import they need. */
exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  const mutations = operations.filter(({ operation }) => operation === 'mutation');
  const queries = operations.filter(({ operation }) => operation === 'query');
  const subscriptions = operations.filter(({ operation }) => operation === 'subscription');
  const imports = [
    mutations.length > 0 && 'useMutation',
    queries.length > 0 && 'useQuery',
    subscriptions.length > 0 && 'useSubscription',
  ];
  const used = imports.filter(Boolean).join(', ');
  return {
    prepend: [
      '// Written by `npm run codegen`. Do not edit.',
      ...(used ? [`import { ${used} } from '@apollo/client/react';`] : []),
    ],
    content: [
      ...queries.map(queryHook),
      ...mutations.map(mutationHook),
      ...subscriptions.map(subscriptionHook),
    ].join('\n\n'),
  };
};
