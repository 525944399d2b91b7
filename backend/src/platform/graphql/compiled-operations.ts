import {
  DocumentNode,
  ExecutionResult,
  GraphQLSchema,
  Kind,
  OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { inputDefaults, withDefaults } from './input-defaults';
import { queryCost } from './query-cost';
import { queryLimits } from './query-limits';
import type { RequestContext } from './request-context';

/** What is asked once may never be asked again; what is asked so often is compiled. */
const USES_BEFORE_COMPILING = 3;
const KEPT_OPERATIONS = 300;
/** The longest document of the shop's own pages has 1,500 letters. */
const LONGEST_DOCUMENT = 5_000;

/** A document that Apollo let through, with the operation of it that ran. */
export interface CheckedOperation {
  source: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null | undefined;
}

/** A compiled operation with the variables of a request. */
export interface ReadyOperation {
  /** How many queries it asks; none where it changes something. */
  queryCount: number;
  /** Runs it; undefined where its variables do not fit, so that nothing ran: Apollo has the words for that. */
  run(context: RequestContext): MaybePromise<ExecutionResult | undefined>;
}

type MaybePromise<Value> = Value | Promise<Value>;

interface Kept {
  uses: number;
  compiled?: CompiledQuery;
  defaults: ReturnType<typeof inputDefaults>;
  queryCount: number;
}

/**
 * Operations that are asked again and again, compiled by graphql-jit. Whatever is in here was parsed, validated and
 * held to all limits by Apollo before, and is affordable whatever its variables are.
 */
export class CompiledOperations {
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT_OPERATIONS });

  constructor(private readonly schema: GraphQLSchema) {}

  /** The compiled operation that a request asks for, where it asks in the plain way for one that was compiled. */
  find(body: unknown): ReadyOperation | undefined {
    const { query, operationName, variables = {}, extensions } = Object(body);
    if (typeof query !== 'string' || extensions !== undefined) return undefined;
    if (!isName(operationName) || !isRecord(variables)) return undefined;
    const kept = this.kept.get(keyOf(query, operationName));
    if (!kept?.compiled) return undefined;
    const { compiled, queryCount, defaults } = kept;
    const run = (context: RequestContext) => {
      // eslint-disable-next-line grocessay/sql-is-fixed -- no SQL: a compiled operation
      const result = compiled.query(undefined, context, withDefaults(variables, defaults));
      return result instanceof Promise ? result.then(thatRan) : thatRan(result);
    };
    return { queryCount, run };
  }

  /** Notes that an operation ran; one that does so often is compiled. */
  note(checked: CheckedOperation): void {
    const { source, operationName } = checked;
    if (source.length > LONGEST_DOCUMENT) return;
    const key = keyOf(source, operationName);
    const entry = this.kept.get(key) ?? this.newEntry(checked);
    entry.uses++;
    this.kept.set(key, entry);
    if (entry.uses === USES_BEFORE_COMPILING) entry.compiled = this.compile(checked);
  }

  private newEntry(checked: CheckedOperation): Kept {
    const defaults = inputDefaults(this.schema, checked.operation);
    return { uses: 0, queryCount: queryCountOf(checked), defaults };
  }

  private compile({ document, operation, operationName }: CheckedOperation) {
    if (!isPlain(document, operation) || !this.isAlwaysAffordable(document, operation)) return;
    const compiled = compileQuery(this.schema, document, operationName ?? undefined);
    return isCompiledQuery(compiled) ? compiled : undefined;
  }

  /** A page is the only thing that makes an answer longer than the document says. */
  private isAlwaysAffordable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
    const numbers = (operation.variableDefinitions ?? []).map(
      ({ variable }) => variable.name.value,
    );
    const variables = Object.fromEntries(numbers.map((name) => [name, MAX_PAGE_SIZE]));
    const { schema } = this;
    return queryCost({ schema, document, operation, variables }) <= queryLimits.cost;
  }
}

/** Queries without conditions; fragments of the whole query are rare enough not to be looked into. */
function queryCountOf({ operation: { operation, selectionSet } }: CheckedOperation): number {
  const plain = selectionSet.selections.filter(
    ({ kind, directives }) => kind === Kind.FIELD && !directives?.length,
  );
  const isPlain = plain.length === selectionSet.selections.length;
  return operation === OperationTypeNode.QUERY && isPlain ? plain.length : 0;
}

function thatRan(result: ExecutionResult): ExecutionResult | undefined {
  return 'data' in result ? result : undefined;
}

function isName(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(source: string, operationName: string | null | undefined): string {
  return operationName ? `${operationName} ${source}` : source;
}

/**
 * Whether a document holds nothing but names, numbers and variables, as what clients send again and again does: what
 * is compiled becomes a program, so no text of a stranger is in it, and no name that means something to one. The
 * schema's description of itself is left to Apollo, which may refuse it.
 */
function isPlain(document: DocumentNode, { operation }: OperationDefinitionNode): boolean {
  let isGood = operation !== OperationTypeNode.SUBSCRIPTION;
  const refuse = () => void (isGood = false);
  visit(document, {
    [Kind.STRING]: refuse,
    [Kind.OBJECT]: refuse,
    [Kind.LIST]: refuse,
    [Kind.NAME]: ({ value }) => void (isGood &&= value === '__typename' || !value.startsWith('__')),
  });
  return isGood;
}
