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

/** How many mistakes in one document or its variables are told; finding and explaining each takes time. */
const MOST_ERRORS = 5;
/** Checked documents that are kept, so long as their texts together are this long: the site has some fifty. */
const KEPT_DOCUMENTS = 300;
const KEPT_CHARACTERS = 1024 * 1024;

/** What a client asks for: a document, which of its operations, and the variables. */
export interface Question {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** An operation of a document that passed every limit that does not depend on variables. */
export interface CheckedOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: OperationCost;
}

/** An operation that may run with the variables of a request. */
export interface AffordableOperation extends CheckedOperation {
  /** What it costs with those variables; see query-cost.ts. */
  readonly queryCost: number;
}

/** Thrown for an operation that must not run: everything that is wrong with it, as GraphQL errors. */
export class OperationRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The operation was refused');
  }
}

/**
 * The one gate of GraphQL: whatever is executed passes here first, on every request, whichever way it is executed
 * afterwards. It parses, applies the limits, validates, and counts the cost with the variables of the request. Documents
 * that passed are kept; what depends on variables is looked at each time.
 */
export class OperationChecks {
  private readonly rules: readonly ValidationRule[];
  private readonly told: { maxErrors: number; hideSuggestions: boolean };
  private readonly documents = new LRUCache<string, CheckedDocument>({
    max: KEPT_DOCUMENTS,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ source }) => source.length + 1,
  });

  /** @param showsSchema whether clients may read the schema, and be told names of it in errors */
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
   * The operation that a question asks for, where it may run with the variables of the question.
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
    // The limits come first: the other rules take long for documents beyond them.
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

/** A document that passed the limits, with those of its operations that were asked for. */
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

/** A refusal of the shop as GraphQL tells it. */
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

/** What graphql-js finds has no code yet; what the shop refuses has its own. */
function refused(errors: readonly GraphQLError[], code: string): OperationRefused {
  for (const error of errors)
    if (!(error.originalError instanceof ShopError)) error.extensions['code'] ??= code;
  return new OperationRefused(errors);
}

/** graphql-js has one suggestion that its own option does not hide: to select fields of a record. */
function hideSuggestion(error: GraphQLError): void {
  const [message = ''] = error.message.split(' Did you mean ');
  error.message = message;
}
