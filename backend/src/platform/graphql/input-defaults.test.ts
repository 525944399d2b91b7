import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  OperationDefinitionNode,
  parse,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { inputDefaults, withDefaults } from './input-defaults';

// What resolvers are given is not what clients write.
const method = new GraphQLEnumType({
  name: 'Method',
  values: { CARD: { value: 'by card' }, CASH: { value: 'in cash' } },
});
const choice = new GraphQLInputObjectType({
  name: 'Choice',
  fields: {
    method: { type: new GraphQLNonNull(method), defaultValue: 'by card' },
    credit: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    note: { type: GraphQLString, defaultValue: 'none' },
    key: { type: new GraphQLNonNull(GraphQLString) },
  },
});
const one = new GraphQLNonNull(choice);
const query = new GraphQLObjectType({
  name: 'Query',
  fields: {
    choose: {
      type: GraphQLString,
      args: { input: { type: one } },
      resolve: (_source, { input }) => JSON.stringify(input),
    },
    chooseAll: { type: GraphQLString, args: { inputs: { type: new GraphQLList(one) } } },
  },
});
const schema = new GraphQLSchema({ query });

function compiled(source: string) {
  const document = parse(source);
  const query = compileQuery(schema, document);
  if (!isCompiledQuery(query)) throw new Error('It could not be compiled');
  const operation = document.definitions[0] as OperationDefinitionNode;
  return { query, defaults: inputDefaults(schema, operation) };
}

async function choose(input: unknown) {
  const { query, defaults } = compiled('query ($input: Choice!) { choose(input: $input) }');
  // eslint-disable-next-line grocessay/sql-is-fixed -- no SQL: a compiled operation
  return query.query(undefined, {}, withDefaults({ input }, defaults));
}

describe('the defaults of an input object in a compiled operation', () => {
  it('stand where a client leaves the fields out', async () => {
    const { data } = await choose({ key: 'a' });
    const input = JSON.parse((data as { choose: string }).choose);
    expect(input).toEqual({ method: 'by card', credit: false, note: 'none', key: 'a' });
  });

  it('give way to what a client writes', async () => {
    const { data } = await choose({ key: 'a', method: 'CASH', credit: true });
    expect(JSON.parse((data as { choose: string }).choose)).toMatchObject({
      method: 'in cash',
      credit: true,
    });
  });

  it('do not hide what is missing or wrong', async () => {
    expect((await choose({})).errors).toHaveLength(1);
    expect((await choose({ key: 'a', credit: null })).errors).toHaveLength(1);
    expect((await choose('text')).errors).toHaveLength(1);
    expect((await choose([{ key: 'a' }])).errors).toBeDefined();
  });

  it('are not looked for in lists', () => {
    const { defaults } = compiled('query ($all: [Choice!]!) { chooseAll(inputs: $all) }');
    expect(defaults.size).toBe(0);
  });
});
