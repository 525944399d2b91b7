import 'reflect-metadata';
import { isInterfaceType, isUnionType } from 'graphql';
import { Field, Int, ObjectType, Query, Resolver, buildSchemaSync } from 'type-graphql';
import { createSchema } from '../../src/assembly/schema';
import { AccessRule } from '../../src/kernel/access';
import { Access, Shows } from '../../src/platform/graphql/access';
import { TestShop, openTestShop } from '../kit/test-shop';
import { accessFaults, rootFields } from './access-walk';

const schema = createSchema();

describe('the rules of the schema', () => {
  it('stand on every query, mutation and type of answer, and open nothing private to anyone', () => {
    expect(rootFields(schema).length).toBeGreaterThan(40);
    expect(accessFaults(schema)).toEqual([]);
  });

  it('are asked by the walk for every kind of type that there is', () => {
    const others = Object.values(schema.getTypeMap()).filter(
      (type) => isInterfaceType(type) || isUnionType(type),
    );
    expect(others).toEqual([]);
  });

  it('let no mutation be for anyone: what is changed is the caller’s own or needs a permission', () => {
    const open = rootFields(schema).filter(
      ([path, { extensions }]) => path.startsWith('Mutation.') && extensions.access === 'anyone',
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });
});

describe('the routes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('each say who may come through', () => {
    const routes = shop.http.routeRules.map(({ method, url }) => `${method} ${url}`);
    expect(routes).toEqual(
      expect.arrayContaining(['POST /graphql', 'GET /healthz', 'POST /api/payments']),
    );
    expect(shop.http.routeRules.filter(({ access }) => !access)).toEqual([]);
  });
});

@Shows('private')
@ObjectType()
class Secret {
  @Field(() => Int)
  number: number;
}

@Shows('public')
@ObjectType()
class Box {
  @Field(() => Secret)
  behindIt: Secret;
}

@ObjectType()
class Untold {
  @Field(() => Int)
  number: number;
}

@Resolver()
class FaultyResolver {
  @Access('anyone')
  @Query(() => Box)
  box(): Box {
    throw new Error('only the schema is looked at');
  }

  @Query(() => Int)
  forgotten(): number {
    return 1;
  }

  @Access('everybody' as AccessRule)
  @Query(() => Int)
  misspelt(): number {
    return 1;
  }

  @Access('self')
  @Query(() => Untold)
  untold(): Untold {
    throw new Error('only the schema is looked at');
  }
}

it('finds each fault in a schema that has them', () => {
  const faulty = buildSchemaSync({
    resolvers: [FaultyResolver],
    authChecker: () => false,
    validate: false,
  });
  expect(accessFaults(faulty).sort()).toEqual([
    'Query.box is for anyone and leads to Secret',
    'Query.forgotten has no rule',
    'Query.misspelt has the unknown rule everybody',
    'Untold does not say what it shows',
  ]);
});
