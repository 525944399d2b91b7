import {
  GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { goodValue } from './good-values';
import { SeededRandom } from './seeded-random';

const EDGES: Record<string, unknown[]> = {
  Boolean: [true, false],
  DateTimeISO: ['2026-01-31T10:00:00Z', '1970-01-01T00:00:00Z', '2090-12-31T23:59:59.999Z'],
  ID: ['1', '2', '3', '7', '20', '2000000000', '99999999999', 'x', ''],
  Int: [0, 1, -1, 2, 3, 5, 25, 99, 100, 101, 2147483647, -2147483648],
  LocalDate: ['2026-01-31', '1970-01-01', '2090-12-31'],
  Paise: [0, 1, -1, 5_000, 1_000_000, 9_007_199_254_740_991],
  String: [
    '',
    ' ',
    'a',
    'tomato',
    'SAVE5',
    "x' OR 1=1 --",
    '<b>x</b>',
    '🍅'.repeat(30),
    'x'.repeat(300),
    'टमाटर',
  ],
};

/** A value for the type of an argument: often a valid one, else an edge case. */
export function randomValue(random: SeededRandom, name: string, type: GraphQLInputType): unknown {
  if (!isNonNullType(type) && random.chance(15)) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const count = random.below(4);
    return Array.from({ length: count }, () => randomValue(random, name, nullable.ofType));
  }
  if (isEnumType(nullable)) return random.pick(nullable.getValues()).name;
  if (!isInputObjectType(nullable))
    return random.chance(50)
      ? goodValue(name, nullable)
      : random.pick(EDGES[nullable.name] ?? ['x']);
  const fields = Object.values(nullable.getFields()).filter(
    (field) => isRequired(field) || random.chance(40),
  );
  return Object.fromEntries(
    fields.map((field) => [field.name, randomValue(random, field.name, field.type)]),
  );
}

/** Whether an argument or field is required. */
export function isRequired(field: { type: GraphQLInputType; defaultValue?: unknown }): boolean {
  return isNonNullType(field.type) && field.defaultValue === undefined;
}
