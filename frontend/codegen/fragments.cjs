// Which fragments the site's documents have, and which of them a definition needs.
const { Kind, visit } = require('graphql');

/** All definitions of all documents. */
const definitionsIn = (documents) => documents.flatMap(({ document }) => document.definitions);

/** All fragments by their names. */
const fragmentsIn = (documents) =>
  new Map(
    definitionsIn(documents)
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

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

module.exports = { definitionsIn, fragmentsIn, fragmentsOf };
