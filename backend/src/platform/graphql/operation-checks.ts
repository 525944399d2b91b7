import {
  DocumentNode,
  GraphQLError,
  GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationDefinitionNode,
  ValidationRule,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../../kernel/shop-error';
import { OperationCost } from './query-cost';
import { queryLimitRules, queryLimits } from './query-limits';

/** Maximum number of reported errors per document and variables; finding and explaining each takes time. */
const MOST_ERRORS = 5;
/**
 * Number of checked documents in the cache, which is also limited by the total length of their texts; the site has
 * about fifty.
 */
const KEPT_DOCUMENTS = 300;
const KEPT_CHARACTERS = 1024 * 1024;

/** A GraphQL request: a document, the name of its operation, and the variables. */
export interface Question {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** An operation of a document that passed all limits independent of variables. */
export interface CheckedOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: OperationCost;
}

/** An operation that may be executed with the variables of a request. */
export interface AffordableOperation extends CheckedOperation {
  /** Its cost with those variables; see query-cost.ts. */
  readonly queryCost: number;
}

/** Thrown for an operation that must not be executed, with all its GraphQL errors. */
export class OperationRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The operation was refused');
  }
}

/**
 * Checks every GraphQL operation before its execution, whatever executes it. It parses, applies the limits, validates,
 * and computes the cost with the variables of the request. Documents that passed are cached; checks that depend on
 * variables run each time.
 */
export class OperationChecks {
  private readonly rules: readonly ValidationRule[];
  private readonly told: { maxErrors: number; hideSuggestions: boolean };
  private readonly documents = new LRUCache<string, CheckedDocument>({
    max: KEPT_DOCUMENTS,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ source }) => source.length + 1,
  });

  /** @param showsSchema whether clients may introspect the schema, and errors may suggest names from it */
  constructor(
    private readonly schema: GraphQLSchema,
    showsSchema: boolean,
  ) {
    this.told = { maxErrors: MOST_ERRORS, hideSuggestions: !showsSchema };
    this.rules = showsSchema
      ? specifiedRules
      : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /**
   * The operation of a request, if it may be executed with the request's variables.
   * @throws OperationRefused
   */
  check({ query, operationName, variables = {} }: Question): AffordableOperation {
    try {
      const checked = this.document(query).operation(operationName);
      const { coerced, errors } = getVariableValues(
        this.schema,
        checked.operation.variableDefinitions ?? [],
        variables,
        this.told,
      );
      if (errors) throw refused(errors, 'BAD_USER_INPUT');
      const queryCost = checked.cost.affordable({ sent: variables, coerced });
      return { ...checked, queryCost };
    } catch (error) {
      if (error instanceof GraphQLError) throw refused([error], 'BAD_USER_INPUT');
      if (error instanceof ShopError) throw new OperationRefused([refusal(error)]);
      throw error;
    }
  }

  private document(source: string): CheckedDocument {
    const known = this.documents.get(source);
    if (known) return known;
    const document = parsed(source);
    // The limits come first: the other rules are slow for documents that exceed them.
    for (const rules of [queryLimitRules, this.rules]) {
      const errors = validate(this.schema, document, rules, this.told);
      if (this.told.hideSuggestions) errors.forEach(hideSuggestion);
      if (errors.length > 0) throw refused(errors, 'GRAPHQL_VALIDATION_FAILED');
    }
    const checked = new CheckedDocument(this.schema, source, document);
    this.documents.set(source, checked);
    return checked;
  }
}

/** A document that passed the limits, with the operations requested so far. */
class CheckedDocument {
  private readonly operations = new Map<OperationDefinitionNode, CheckedOperation>();

  constructor(
    private readonly schema: GraphQLSchema,
    readonly source: string,
    private readonly document: DocumentNode,
  ) {}

  operation(name: string | undefined): CheckedOperation {
    const { schema, source, document } = this;
    const operation = getOperationAST(document, name);
    if (!operation) {
      const problem =
        name === undefined
          ? 'Must provide operation name if query contains multiple operations.'
          : `Unknown operation named "${name}".`;
      throw refused([new GraphQLError(problem)], 'OPERATION_RESOLUTION_FAILURE');
    }
    let checked = this.operations.get(operation);
    if (!checked) {
      const cost = new OperationCost(schema, document, operation);
      this.operations.set(operation, (checked = { source, document, operation, cost }));
    }
    return checked;
  }
}

/** Wraps an error of the shop in a GraphQL error. */
export function refusal(originalError: Error): GraphQLError {
  return new GraphQLError(originalError.message, { originalError });
}

function parsed(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: queryLimits.tokens });
  } catch (error) {
    throw refused([error as GraphQLError], 'GRAPHQL_PARSE_FAILED');
  }
}

/** Errors of graphql-js get this code; errors of the shop keep their own. */
function refused(errors: readonly GraphQLError[], code: string): OperationRefused {
  for (const error of errors)
    if (!(error.originalError instanceof ShopError)) error.extensions['code'] ??= code;
  return new OperationRefused(errors);
}

/** graphql-js has one suggestion that its option does not hide: to select fields of an object. */
function hideSuggestion(error: GraphQLError): void {
  const [message = ''] = error.message.split(' Did you mean ');
  error.message = message;
}
