import {
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  astFromValue,
  getNamedType,
  isObjectType,
  print,
} from 'graphql';
import { isRequired, randomValue } from './random-values';
import { SeededRandom } from './seeded-random';

/** A request as the GraphQL endpoint takes it. */
export interface RandomRequest {
  query: string;
  variables: Record<string, unknown>;
}

const DEPTH = 6;
/** These end sessions, after which most requests would only be refused. */
const RARE = new Set(['deleteAccount', 'logout', 'revokeOtherSessions', 'revokeSession']);

/**
 * Generates documents that are valid for a schema, with arguments as variables and as literals, aliases, fragments and
 * directives.
 */
export class DocumentMaker {
  private variables: Record<string, unknown> = {};
  private declared: string[] = [];
  private fragments: string[] = [];
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: SeededRandom,
  ) {}

  /** @param isAllowed whether the sender may request a root field; some others are requested, too */
  make(isAllowed: (name: string) => boolean): RandomRequest {
    [this.variables, this.declared, this.fragments, this.aliases] = [{}, [], [], 0];
    const root = this.random.chance(50) ? 'query' : 'mutation';
    const type = root === 'query' ? this.schema.getQueryType() : this.schema.getMutationType();
    if (!type) throw new Error(`The schema has no ${root}`);
    const all = Object.values(type.getFields()).filter(
      ({ name }) =>
        (!RARE.has(name) || this.random.chance(5)) && (isAllowed(name) || this.random.chance(10)),
    );
    const count = 1 + this.random.below(3);
    const fields = Array.from({ length: count }, () =>
      this.field(this.random.pick(all), DEPTH, true),
    );
    const head = this.declared.length > 0 ? `${root} Q(${this.declared.join(', ')})` : root;
    const query = [`${head} { ${fields.join(' ')} }`, ...this.fragments].join('\n');
    return { query, variables: this.variables };
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number, isRoot = false): string {
    // The same name twice with different arguments needs aliases to be valid.
    const needsAlias = isRoot || field.args.length > 0;
    const alias = needsAlias || this.random.chance(3) ? `a${this.aliases++}: ` : '';
    const args = field.args.filter((arg) => isRequired(arg) || this.random.chance(50));
    const passed = args.map((arg) => `${arg.name}: ${this.value(arg)}`).join(', ');
    const directive = this.random.chance(3)
      ? ` @${this.random.pick(['skip', 'include'])}(if: ${this.random.chance(50)})`
      : '';
    const type = getNamedType(field.type);
    const selection = isObjectType(type) ? ` ${this.selection(type, depth - 1)}` : '';
    return `${alias}${field.name}${passed && `(${passed})`}${directive}${selection}`;
  }

  /** A value as a literal in the document, or as a variable. */
  private value(arg: GraphQLField<unknown, unknown>['args'][number]): string {
    const value = randomValue(this.random, arg.name, arg.type);
    if (this.random.chance(40)) {
      const literal = literalOf(value, arg);
      if (literal !== undefined) return literal;
    }
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(arg.type)}`);
    this.variables[name] = value;
    return `$${name}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      ({ type: inner }) => depth > 0 || !isObjectType(getNamedType(inner)),
    );
    const chosen = this.random.some(fields, 40).map((field) => this.field(field, depth));
    const body = `{ __typename ${chosen.join(' ')} }`;
    if (this.random.chance(10)) return `{ ... on ${type.name} ${body} }`;
    if (!this.random.chance(10)) return body;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type.name} ${body}`);
    return `{ ...${name} }`;
  }
}

/** The GraphQL literal of a value; undefined if there is none. */
function literalOf(value: unknown, { type }: GraphQLField<unknown, unknown>['args'][number]) {
  try {
    const node = astFromValue(value, type);
    return node ? print(node) : undefined;
  } catch {
    return undefined;
  }
}
