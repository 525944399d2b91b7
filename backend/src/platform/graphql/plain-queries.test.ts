import 'reflect-metadata';
import { ExecutionResult, GraphQLSchema, executeSync, parse } from 'graphql';
import { Arg, Args, ArgsType, Authorized, Ctx } from 'type-graphql';
import { Field, Query, Resolver, buildSchemaSync } from 'type-graphql';
import { callPlainQueriesAtOnce } from './plain-queries';

@ArgsType()
class Pair {
  @Field(() => String)
  one!: string;

  sum(): string {
    return `${this.one}+`;
  }
}

@Resolver()
class Greetings {
  private readonly greeting = 'Namaste';

  @Query(() => String)
  plain(@Ctx() { name }: { name: string }, @Arg('mark', () => String) mark: string): string {
    return `${this.greeting} ${name}${mark}`;
  }

  @Query(() => String)
  failing(): string {
    throw new Error('on purpose');
  }

  @Authorized('admin')
  @Query(() => String)
  guarded(): string {
    return 'secret';
  }

  @Query(() => String)
  grouped(@Args(() => Pair) pair: Pair): string {
    return pair.sum();
  }
}

function schemaOf(): GraphQLSchema {
  const resolver = new Greetings();
  const schema = buildSchemaSync({
    resolvers: [Greetings],
    container: { get: () => resolver },
    authChecker: () => false,
    validate: false,
  });
  callPlainQueriesAtOnce(schema, () => resolver);
  return schema;
}

const schema = schemaOf();
const ask = (query: string): ExecutionResult =>
  executeSync({ schema, document: parse(query), contextValue: { name: 'Asha' } });

describe('queries of plain values that anyone may ask', () => {
  it('are answered without a promise, by the resolver that the container gives', () => {
    expect(ask('{ plain(mark: "!") }')).toEqual({ data: { plain: 'Namaste Asha!' } });
  });

  it('fail as any other', () => {
    expect(ask('{ failing }').errors?.[0]).toMatchObject({ message: 'on purpose' });
  });
});

describe('all other queries', () => {
  it.each(['{ guarded }', '{ grouped(one: "1") }'])('go through TypeGraphQL: %s', (query) => {
    expect(() => ask(query)).toThrow('GraphQL execution failed to complete synchronously.');
  });
});
