import {
  ASTNode,
  DocumentNode,
  GraphQLError,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  Kind,
  OperationDefinitionNode,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  validate,
  visit,
} from 'graphql';
import { ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { queryLimits, queryTooComplex } from './query-limits';
import { platformMessages } from '../platform.messages';

/** How many records are assumed in a list that has no pages, such as the lines of an order, and declares no `assumedSize`. */
const ASSUMED_LIST_SIZE = 10;
/** Fields of a document with its fragments written out; a document with more is refused. */
const MAX_FIELDS = 5_000;
/** The whole schema has thousands of fields; graphql-js bounds how deep its lists are nested. */
const INTROSPECTION_COSTS: Readonly<Record<string, number>> = { __schema: 1_000, __type: 100 };
/** What looking for words adds: misspelled ones are compared with all that there are. */
const SEARCH_COST = 1_000;
/** Arguments that say how many records a field answers with. */
const SIZE_ARGUMENTS = ['pageSize', 'limit'];
/** How many combinations of sizes and conditions of an operation have their cost kept. */
const KEPT_COSTS = 50;

/**
 * What a field costs: its own work, for itself and for each element of the lists in its arguments, and what is asked of
 * each record it leads to. So a page of a hundred costs a hundred times what one record does. The own work is 1, unless
 * the field declares another `complexity`.
 */
const estimateField: ComplexityEstimator = ({ field, type, args, childComplexity }) => {
  if (field.name.startsWith('__')) return INTROSPECTION_COSTS[field.name] ?? 1;
  const ownWork = Number(field.extensions['complexity'] ?? 1) * (1 + elementsIn(args));
  const search = typeof args['search'] === 'string' ? SEARCH_COST : 0;
  return ownWork + search + recordsOf(field, type, args) * childComplexity;
};

type Variables = Record<string, unknown>;

/** Variables of a request that fit their operation: as they were sent, and as resolvers get them. */
export interface FittingVariables {
  sent: Variables;
  coerced: Variables;
}

/** What one operation costs, by the variables of each request. */
export class OperationCost {
  private readonly document: DocumentNode;
  private readonly variables: readonly string[];
  private readonly conditions: readonly string[];
  private readonly sizes: readonly string[];
  private readonly kept = new LRUCache<string, number>({ max: KEPT_COSTS });

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ) {
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.document = { ...document, definitions: [operation, ...fragments] };
    const defined = operation.variableDefinitions ?? [];
    this.variables = defined.map(({ variable }) => variable.name.value);
    const used = variablesThatRate(this.document);
    this.conditions = this.variables.filter((name) => used.conditions.has(name));
    this.sizes = this.variables.filter((name) => used.sizes.has(name));
  }

  /**
   * Counts what the operation costs with the variables of a request, and refuses it where that is too much.
   * @throws QUERY_TOO_COMPLEX, or a GraphQLError for a condition or an argument that must not be null
   */
  affordable(variables: FittingVariables): number {
    // graphql-js accepts null where the variable has a default, and fails in the middle of the answer.
    const unknown = this.conditions.find((name) => typeof variables.coerced[name] !== 'boolean');
    if (unknown !== undefined)
      throw new GraphQLError(
        `Variable "$${unknown}" of non-null type "Boolean!" must not be null.`,
        { extensions: { code: 'BAD_USER_INPUT' } },
      );
    // Each element costs 1 at least; very long lists are not looked at any closer.
    const elements = elementsIn(variables.coerced);
    const cost = elements > queryLimits.cost ? elements : this.with(variables);
    if (cost > queryLimits.cost)
      throw queryTooComplex(platformMessages.queryCost({ cost, most: queryLimits.cost }));
    return cost;
  }

  /**
   * Counts what the operation costs with the variables of a request.
   * @throws QUERY_TOO_COMPLEX where its fragments unfold without end, or a GraphQLError for an argument that does not
   *   take the null of its variable
   */
  with({ sent, coerced }: FittingVariables): number {
    const key = this.ratedAlike(coerced);
    let cost = this.kept.get(key);
    if (cost === undefined) this.kept.set(key, (cost = this.count(sent)));
    return cost;
  }

  /**
   * One text for all variables with the same cost, so that a repeated operation is counted once. The cost depends on
   * the values of sizes and conditions, and on how many elements lists have. Any variable that is null or left out may
   * not fit its argument.
   */
  private ratedAlike(variables: Variables): string {
    if (this.variables.length === 0) return '';
    const rated = this.variables.map((name) => {
      const value = variables[name];
      if (value === undefined || value === null) return String(value);
      const isRated = this.sizes.includes(name) || this.conditions.includes(name);
      return isRated ? String(value) : elementsIn(value);
    });
    return rated.join();
  }

  private count(variables: Variables): number {
    let cost = 0;
    let errors: readonly GraphQLError[];
    const counting = createComplexityRule({
      variables,
      estimators: [estimateField],
      maximumComplexity: Infinity,
      maxQueryNodes: MAX_FIELDS,
      onComplete: (complexity) => void (cost = complexity),
    });
    try {
      errors = validate(this.schema, this.document, [counting], { maxErrors: Infinity });
    } catch {
      throw queryTooComplex(platformMessages.queryFields({ most: MAX_FIELDS }));
    }
    // graphql-js would find it in the middle of the answer, as a fault of the shop's. What costs too much comes first.
    const [unfit] = errors;
    if (unfit && cost <= queryLimits.cost) throw unfit;
    return cost;
  }
}

/** The variables whose values change a cost: in directives, and in arguments that say how many records there are. */
function variablesThatRate(document: DocumentNode) {
  const conditions = new Set<string>();
  const sizes = new Set<string>();
  const noteIn = (names: Set<string>, node: ASTNode) =>
    void visit(node, { [Kind.VARIABLE]: ({ name }) => void names.add(name.value) });
  visit(document, {
    [Kind.DIRECTIVE]: (directive) => noteIn(conditions, directive),
    [Kind.ARGUMENT]: (argument) => {
      if (SIZE_ARGUMENTS.includes(argument.name.value)) noteIn(sizes, argument);
    },
  });
  return { conditions, sizes };
}

/** How many records a field answers with at most. */
function recordsOf(
  { type, extensions }: GraphQLField<unknown, unknown>,
  parent: unknown,
  args: Variables,
): number {
  const size = SIZE_ARGUMENTS.map((name) => args[name]).find(Number.isInteger);
  if (size !== undefined) return Math.min(Math.max(Number(size), 1), MAX_PAGE_SIZE);
  if (!isListOfRecords(type) || isPage(parent)) return 1;
  return Number(extensions['assumedSize'] ?? ASSUMED_LIST_SIZE);
}

/** How many elements the lists in a value have, on all levels together. */
function elementsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? parts.length : 0;
  return parts.reduce<number>((sum, part) => sum + elementsIn(part), own);
}

function isListOfRecords(type: GraphQLOutputType): boolean {
  const nullable = getNullableType(type);
  return isListType(nullable) && isCompositeType(getNullableType(nullable.ofType));
}

/** The records of a page are counted where its size stands. */
function isPage(type: unknown): boolean {
  return isObjectType(type) && 'pageSize' in type.getFields();
}
