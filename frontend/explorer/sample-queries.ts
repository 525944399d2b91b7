const sources = import.meta.glob<string>('./queries/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The example queries sorted by file number, one tab each. GraphiQL names each tab after its operation. */
export const sampleTabs = Object.entries(sources)
  .sort(([pathA], [pathB]) => pathA.localeCompare(pathB))
  .map(([, source]) => ({ query: source.trimEnd() }));
