import {
  GraphQLOutputType,
  GraphQLSchema,
  getNamedType,
  getOperationAST,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { OperationCost } from '../../src/platform/graphql/query-cost';
import { queryLimits } from '../../src/platform/graphql/query-limits';

const MOST_DEPTH = 5;

/** The only requested fields of some types, where not every caller may see all of them. */
export type ToldFields = Readonly<Record<string, readonly string[]>>;

/**
 * A document that requests all fields of an operation, with its arguments as variables; less deep if it would exceed
 * the maximum cost, as with lists in lists.
 */
export function documentOf(
  schema: GraphQLSchema,
  path: string,
  given: object,
  told: ToldFields = {},
): string {
  const [root = '', name = ''] = path.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`The schema has no ${path}`);
  const args = field.args.filter((arg) => arg.name in given);
  const declared = list(args.map((arg) => `$${arg.name}: ${String(arg.type)}`));
  const passed = list(args.map((arg) => `${arg.name}: $${arg.name}`));
  const asked = (depth: number) =>
    `${root.toLowerCase()} ${declared} { ${name}${passed}${everythingOf(field.type, depth, told)} }`;
  let depth = MOST_DEPTH;
  while (depth > 1 && !isAffordable(schema, asked(depth), given)) depth--;
  return asked(depth);
}

const affordable = new Map<string, boolean>();

function isAffordable(schema: GraphQLSchema, text: string, variables: object): boolean {
  const known = affordable.get(text);
  if (known !== undefined) return known;
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`No operation: ${text}`);
  const given = { ...variables };
  const cost = new OperationCost(schema, document, operation).with({ sent: given, coerced: given });
  affordable.set(text, cost <= queryLimits.cost);
  return cost <= queryLimits.cost;
}

/** All fields without arguments, recursively; for a record within one of its own kind only its scalar fields. */
function everythingOf(
  type: GraphQLOutputType,
  depth: number,
  told: ToldFields,
  above: readonly GraphQLOutputType[] = [],
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const isDeep = depth > 1 && !above.includes(named);
  const fields = Object.values(named.getFields())
    .filter(({ name }) => told[named.name]?.includes(name) ?? true)
    .filter((field) => isDeep || isLeafType(getNamedType(field.type)))
    .map((field) => `${field.name}${everythingOf(field.type, depth - 1, told, [...above, named])}`);
  return ` { ${fields.join(' ')} }`;
}

function list(parts: string[]): string {
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}
