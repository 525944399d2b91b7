const sources = import.meta.glob<string>('./queries/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The ready queries in the order of their file numbers, one tab each.
 * GraphiQL names a tab after the operation in it.
 */
export const sampleTabs = Object.entries(sources)
  .sort(([pathA], [pathB]) => pathA.localeCompare(pathB))
  .map(([, source]) => ({ query: source.trimEnd() }));
