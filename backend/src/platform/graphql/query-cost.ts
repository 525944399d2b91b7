import {
  DocumentNode,
  GraphQLOutputType,
  GraphQLSchema,
  Kind,
  OperationDefinitionNode,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  validate,
} from 'graphql';
import { ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { queryLimits, queryTooComplex } from './query-limits';

/** How many records are assumed in a list that has no pages, such as the lines of an order. */
const ASSUMED_LIST_SIZE = 10;
/** Fields of a document with its fragments written out; what has more is not counted to its end. */
const MAX_FIELDS = 5_000;

/**
 * What a field costs: itself, and what is asked of each record it leads to. So a page of a hundred costs a hundred
 * times what one record does.
 */
const estimateField: ComplexityEstimator = ({ field, type, args, childComplexity }) => {
  // The schema describes itself by lists of lists, but only as deep as graphql-js allows.
  if (field.name.startsWith('__')) return 1;
  const records = isPageSize(args.pageSize)
    ? args.pageSize
    : isListOfRecords(field.type) && !isPage(type)
      ? ASSUMED_LIST_SIZE
      : 1;
  return 1 + records * childComplexity;
};

/** What the chosen operation of a document costs. */
export interface PricedQuery {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Counts what an operation costs, with the page sizes that its variables ask for. A field whose arguments do not fit
 * is not counted: it is answered by an error, and nothing below it runs.
 * @throws QUERY_TOO_COMPLEX where its fragments unfold without end
 */
export function queryCost({ schema, document, operation, variables }: PricedQuery): number {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  let cost = 0;
  const counting = createComplexityRule({
    variables,
    estimators: [estimateField],
    maximumComplexity: Infinity,
    maxQueryNodes: MAX_FIELDS,
    onComplete: (complexity) => void (cost = complexity),
  });
  try {
    const query = { ...document, definitions: [operation, ...fragments] };
    validate(schema, query, [counting], { maxErrors: Infinity });
  } catch {
    throw queryTooComplex(
      `The query has too many fields: at most ${MAX_FIELDS} with its fragments`,
    );
  }
  return cost;
}

/** Refuses an operation that would cost too much. Throws QUERY_TOO_COMPLEX. */
export function assertAffordable(query: PricedQuery): void {
  const cost = queryCost(query);
  if (cost > queryLimits.cost)
    throw queryTooComplex(
      `The query costs too much: ${cost}, at most ${queryLimits.cost}; a smaller page or fewer fields cost less`,
    );
}

function isPageSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_PAGE_SIZE;
}

function isListOfRecords(type: GraphQLOutputType): boolean {
  const nullable = getNullableType(type);
  return isListType(nullable) && isCompositeType(getNullableType(nullable.ofType));
}

/** The records of a page are counted where its size stands. */
function isPage(type: unknown): boolean {
  return isObjectType(type) && 'pageSize' in type.getFields();
}
