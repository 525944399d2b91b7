import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

import schemaText from '../../schema.graphql?raw';
import { sampleTabs } from './sample-queries';

const schema = buildSchema(schemaText);

describe('the ready queries', () => {
  it('are about a dozen, each with a name of its own', () => {
    const names = sampleTabs.map(({ query }) => getOperationAST(parse(query))?.name?.value);

    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(sampleTabs)('fits the schema and says what it shows: $query', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(query).toMatch(/^# \S/);
  });

  it('runs as it stands: no variable waits to be filled in', () => {
    for (const { query } of sampleTabs) {
      const variables = getOperationAST(parse(query))?.variableDefinitions ?? [];
      expect(variables.every((variable) => variable.defaultValue)).toBe(true);
    }
  });
});
