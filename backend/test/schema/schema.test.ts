import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { projectRoot } from '../../src/platform/config/config';

const folder = mkdtempSync(join(tmpdir(), 'grocessay-schema-'));
const emitted = join(folder, 'schema.graphql');
const schema = createSchema(undefined, emitted);
afterAll(() => rmSync(folder, { recursive: true }));

interface Described {
  name: string;
  description?: string | null;
}

const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Every documented element of a type, by path. */
function partsOf(type: GraphQLNamedType): [string, Described][] {
  const parts: [string, Described][] = [[type.name, type]];
  if (isEnumType(type))
    for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      parts.push([`${type.name}.${field.name}`, field]);
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field]);
      for (const arg of field.args) parts.push([`${type.name}.${field.name}(${arg.name})`, arg]);
    }
  return parts;
}

describe('the schema', () => {
  it('is the one in schema.graphql (npm run codegen writes it)', () => {
    expect(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')).toBe(
      readFileSync(emitted, 'utf8'),
    );
  });

  it('says of every type, field, argument, value and input field what it is', () => {
    const roots = new Set(['Query', 'Mutation', 'Subscription']);
    const parts = ownTypes.flatMap(partsOf).filter(([path]) => !roots.has(path));
    expect(parts.length).toBeGreaterThan(150);
    expect(
      parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path),
    ).toEqual([]);
  });

  it('has every query and mutation that the screens need', () => {
    const names = (type: 'Query' | 'Mutation') =>
      Object.keys(
        (schema.getType(type) as ReturnType<typeof schema.getQueryType>)?.getFields() ?? {},
      );
    expect(names('Query')).toEqual(
      expect.arrayContaining([
        'products',
        'product',
        'categories',
        'cart',
        'orders',
        'order',
        'me',
        'deliverySlots',
        'payment',
        'store',
      ]),
    );
    expect(names('Mutation')).toEqual(
      expect.arrayContaining([
        'register',
        'login',
        'adminLogin',
        'logout',
        'addToCart',
        'changeCartItem',
        'removeCartItem',
        'placeOrder',
        'payment',
        'contact',
        'addProduct',
        'updateProduct',
        'adjustStock',
        'setStock',
        'adjustStocks',
        'setStocks',
        'setPrices',
        'setExternalRecords',
        'previewBulkChange',
        'startBulkChange',
        'cancelBulkChange',
        'undoBulkChange',
        'startProductImport',
        'cancelProductImport',
        'undoProductImport',
        'deleteProduct',
        'addCategory',
        'changeCategory',
        'removeCategory',
      ]),
    );
  });

  it('tells nobody a password, a hash, a card number or a token hash', () => {
    const answers = ownTypes.filter(isObjectType).filter(({ name }) => name !== 'Mutation');
    const readable = answers.flatMap((type) => Object.keys(type.getFields()));
    expect(readable.filter((name) => /password|hash|cardNumber|cvv/i.test(name))).toEqual([]);
  });
});
