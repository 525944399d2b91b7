import {
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { rulesOfSeveral } from '../../src/kernel/access';
import { permissions } from '../../src/kernel/permissions';

const rules: readonly string[] = [...rulesOfSeveral, ...permissions];

type Field = GraphQLField<unknown, unknown>;

/** Every query and mutation, by path. */
export function rootFields(schema: GraphQLSchema): [string, Field][] {
  return [...rootTypes(schema)].flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, Field] => [
      `${type.name}.${field.name}`,
      field,
    ]),
  );
}

/** The faults in the access rules of a schema, one line each; empty if there are none. */
export function accessFaults(schema: GraphQLSchema): string[] {
  const roots = rootTypes(schema);
  const answers = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !isIntrospectionType(type) && !roots.has(type),
  );
  return [
    ...rootFields(schema).flatMap(([path, field]) => faultsOfField(path, field)),
    ...answers
      .filter((type) => !['public', 'private'].includes(String(type.extensions.shows)))
      .map((type) => `${type.name} does not say what it shows`),
  ];
}

function faultsOfField(path: string, field: Field): string[] {
  const rule = field.extensions.access;
  if (rule === undefined) return [`${path} has no rule`];
  if (!rules.includes(String(rule))) return [`${path} has the unknown rule ${String(rule)}`];
  if (rule !== 'anyone') return [];
  return [...reachable(field)]
    .filter((type) => type.extensions.shows !== 'public')
    .map((type) => `${path} is for anyone and leads to ${type.name}`);
}

/** Every object type that is reachable from a field. */
function reachable(field: Field, found = new Set<GraphQLObjectType>()): Set<GraphQLObjectType> {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || found.has(type)) return found;
  found.add(type);
  for (const each of Object.values(type.getFields())) reachable(each, found);
  return found;
}

function rootTypes(schema: GraphQLSchema): Set<GraphQLObjectType> {
  const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Set(all.filter((type) => type !== undefined && type !== null));
}
