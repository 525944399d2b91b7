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

/** Assumed size of a list without pages, such as the lines of an order, that declares no `assumedSize`. */
const ASSUMED_LIST_SIZE = 10;
/** Maximum number of fields of a document with expanded fragments. */
const MAX_FIELDS = 5_000;
/** The whole schema has thousands of fields; graphql-js limits the nesting depth of its lists. */
const INTROSPECTION_COSTS: Readonly<Record<string, number>> = { __schema: 1_000, __type: 100 };
/** Additional cost of a text search: misspelled words are compared with all known words. */
const SEARCH_COST = 1_000;
/** Arguments that limit the number of records of a field. */
const SIZE_ARGUMENTS = ['pageSize', 'limit'];
/** Number of combinations of sizes and conditions of an operation whose cost is cached. */
const KEPT_COSTS = 50;

/**
 * The cost of a field: its own cost, once and for each element of lists in its arguments, plus the selected fields of
 * each returned record. So a page of a hundred costs a hundred times as much as one record. The own cost is 1 unless
 * the field declares a `complexity`.
 */
const estimateField: ComplexityEstimator = ({ field, type, args, childComplexity }) => {
  if (field.name.startsWith('__')) return INTROSPECTION_COSTS[field.name] ?? 1;
  const ownWork = Number(field.extensions['complexity'] ?? 1) * (1 + elementsIn(args));
  const search = typeof args['search'] === 'string' ? SEARCH_COST : 0;
  return ownWork + search + recordsOf(field, type, args) * childComplexity;
};

type Variables = Record<string, unknown>;

/** Valid variables of a request: as sent, and as coerced for resolvers. */
export interface FittingVariables {
  sent: Variables;
  coerced: Variables;
}

/** Computes the cost of one operation with the variables of each request. */
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
   * Computes the cost of the operation with the variables of a request, and refuses it above the limit.
   * @throws QUERY_TOO_COMPLEX, or a GraphQLError for a condition or an argument that must not be null
   */
  affordable(variables: FittingVariables): number {
    // graphql-js accepts null for a variable with a default, and fails during execution.
    const unknown = this.conditions.find((name) => typeof variables.coerced[name] !== 'boolean');
    if (unknown !== undefined)
      throw new GraphQLError(
        `Variable "$${unknown}" of non-null type "Boolean!" must not be null.`,
        { extensions: { code: 'BAD_USER_INPUT' } },
      );
    // Each element costs at least 1, so very long lists are refused without further analysis.
    const elements = elementsIn(variables.coerced);
    const cost = elements > queryLimits.cost ? elements : this.with(variables);
    if (cost > queryLimits.cost)
      throw queryTooComplex(platformMessages.queryCost({ cost, most: queryLimits.cost }));
    return cost;
  }

  /**
   * Computes the cost of the operation with the variables of a request.
   * @throws QUERY_TOO_COMPLEX where its fragments expand too far, or a GraphQLError for a non-null argument whose
   *   variable is null
   */
  with({ sent, coerced }: FittingVariables): number {
    const key = this.ratedAlike(coerced);
    let cost = this.kept.get(key);
    if (cost === undefined) this.kept.set(key, (cost = this.count(sent)));
    return cost;
  }

  /**
   * A cache key shared by all variables with the same cost, so that the cost of a repeated operation is computed once.
   * The cost depends on the values of sizes and conditions, and on the lengths of lists. Null or missing variables are
   * part of the key, since they may be invalid for their argument.
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
    // graphql-js would detect it during execution, as an internal error. Excessive cost is reported first.
    const [unfit] = errors;
    if (unfit && cost <= queryLimits.cost) throw unfit;
    return cost;
  }
}

/** The variables whose values affect the cost: in directives and in size arguments. */
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

/** Maximum number of records that a field returns. */
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

/** Total number of list elements in a value, on all levels. */
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

/** The records of a page are counted at the field with the size argument. */
function isPage(type: unknown): boolean {
  return isObjectType(type) && 'pageSize' in type.getFields();
}
