import {
  GraphQLArgument,
  GraphQLScalarType,
  GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { AccessRule } from '../../src/kernel/access';
import { goodValue } from './good-values';

/** A place in the arguments of an operation that accepts a text: ['input', 'email']. */
export interface Slot {
  path: string[];
  /** String and ID accept any text; other scalars refuse most before execution. */
  takes(text: string): boolean;
}

/** A query or mutation of the schema, with the places for texts. */
export interface Operation {
  root: 'query' | 'mutation';
  name: string;
  rule: AccessRule;
  args: readonly GraphQLArgument[];
  slots: Slot[];
  returnsRecord: boolean;
}

/** Every operation of a schema. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  return (['query', 'mutation'] as const).flatMap((root) => {
    const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map(
      ({ name, args, type: result, extensions }): Operation => ({
        root,
        name,
        rule: extensions.access as AccessRule,
        args,
        slots: args.flatMap(slotsOf),
        returnsRecord: isObjectType(getNamedType(result)),
      }),
    );
  });
}

function slotsOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): Slot[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields())
      .flatMap(slotsOf)
      .map((slot) => ({ ...slot, path: [name, ...slot.path] }));
  if (!isScalarType(named) || ['Int', 'Float', 'Boolean'].includes(named.name)) return [];
  return [{ path: [name], takes: (text) => takes(named, text) }];
}

function takes(scalar: GraphQLScalarType, text: string): boolean {
  try {
    scalar.parseValue(text);
    return true;
  } catch {
    return false;
  }
}

/** Valid arguments, except for a payload in some places. */
export function argumentsWith(
  { args }: Operation,
  slots: Slot[],
  payload: string,
): Record<string, unknown> {
  const needed = args.filter(
    ({ name, type, defaultValue }) =>
      (isNonNullType(type) && defaultValue === undefined) ||
      slots.some(({ path }) => path[0] === name),
  );
  // The objects that contain a payload must be present, such as an optional list.
  const onTheWay = slots.flatMap(({ path }) => path.slice(1, -1));
  const values = Object.fromEntries(
    needed.map(({ name, type }) => [name, goodValue(name, type, onTheWay)]),
  );
  for (const { path } of slots) put(values, path, payload);
  return values;
}

function put(values: Record<string, unknown>, [first = '', ...rest]: string[], payload: string) {
  if (rest.length === 0) values[first] = payload;
  else put(insideOf(values[first]), rest, payload);
}

/** An input object, or the first of a list of them. */
function insideOf(value: unknown): Record<string, unknown> {
  return (Array.isArray(value) ? value[0] : value) as Record<string, unknown>;
}

/** One document with many calls of an operation, under aliases, and its variables. */
export function manyAtOnce(operation: Operation, calls: Record<string, unknown>[]) {
  const { root, name, args, returnsRecord } = operation;
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const fields = calls.map((values, at) => {
    const passed = args.filter((arg) => arg.name in values);
    for (const arg of passed) {
      declared.push(`$${arg.name}${at}: ${String(arg.type)}`);
      variables[`${arg.name}${at}`] = values[arg.name];
    }
    const handed = passed.map((arg) => `${arg.name}: $${arg.name}${at}`).join(', ');
    return `r${at}: ${name}(${handed})${returnsRecord ? ' { __typename }' : ''}`;
  });
  return { query: `${root} (${declared.join(', ')}) { ${fields.join(' ')} }`, variables };
}
