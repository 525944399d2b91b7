// One typed Apollo Client 4 hook per operation. The published hooks plugin knows Apollo Client 3 only.
const { Kind } = require('graphql');

const capitalise = (name) => name[0].toUpperCase() + name.slice(1);

/** The names of an operation's document, and of the types that typescript-operations gives to it. */
function namesOf(operation) {
  const name = capitalise(operation.name.value);
  const hook = `${name}${capitalise(operation.operation)}`;
  const result = `types.${hook}`;
  return { hook, result, variables: `${result}Variables`, document: `${name}Document` };
}

/** Whether an operation has variables that must be given. */
const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function mutationHook(operation) {
  const { hook, result, variables, document } = namesOf(operation);
  return `export const use${hook} = (options?: useMutation.Options<${result}, ${variables}>) =>
  useMutation<${result}, ${variables}>(${document}, options);`;
}

function queryHook(operation) {
  const { hook, result, variables, document } = namesOf(operation);
  const base = `useQuery.Options<${result}, ${variables}>`;
  if (!needsVariables(operation)) {
    return `export const use${hook} = (options: ${base} = {}) =>
  useQuery<${result}, ${variables}>(${document}, options);`;
  }
  // Without its variables a query may only be asked for to be skipped.
  const skipped = `Partial<${base}> & { skip: true }`;
  return `export const use${hook} = (options: ${base} | (${skipped})) =>
  useQuery<${result}, ${variables}>(${document}, options as ${base});`;
}

function subscriptionHook(operation) {
  const { hook, result, variables, document } = namesOf(operation);
  return `export const use${hook} = (options: useSubscription.Options<${result}, ${variables}>) =>
  useSubscription<${result}, ${variables}>(${document}, options);`;
}

const HOOKS = { query: queryHook, mutation: mutationHook, subscription: subscriptionHook };

/** The hook of an operation. */
const hookOf = (operation) => HOOKS[operation.operation](operation);

/** The import that the hooks of some operations need; none where there are none. */
function importsOf(operations) {
  const used = [...new Set(operations.map(({ operation }) => `use${capitalise(operation)}`))];
  return used.length > 0
    ? [`import { ${used.sort().join(', ')} } from '@apollo/client/react';`]
    : [];
}

module.exports = { hookOf, importsOf, namesOf, needsVariables };
