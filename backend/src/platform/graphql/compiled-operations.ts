import {
  DocumentNode,
  ExecutionResult,
  GraphQLSchema,
  Kind,
  OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { inputDefaults, withDefaults } from './input-defaults';
import type { CheckedOperation } from './operation-checks';
import type { RequestContext } from './request-context';

/** What is asked once may never be asked again; what is asked so often is compiled. */
const USES_BEFORE_COMPILING = 3;
/** The longest document of the shop's own pages has 1,500 characters. */
const LONGEST_DOCUMENT = 5_000;

type MaybePromise<Value> = Value | Promise<Value>;

interface Uses {
  count: number;
  program?: Program;
}

/** An operation that was compiled. */
export interface Program {
  /** How many queries it asks; none where it changes something. */
  queryCount: number;
  /** Runs it; undefined where its variables do not fit, so that nothing ran: Apollo has the words for that. */
  run(
    variables: Record<string, unknown>,
    context: RequestContext,
  ): MaybePromise<ExecutionResult | undefined>;
}

/**
 * Operations that are asked again and again, compiled by graphql-jit. Each request for one has passed OperationChecks
 * before, as every other request. A program is forgotten with the checked document it was made of.
 */
export class CompiledOperations {
  private readonly uses = new WeakMap<CheckedOperation, Uses>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The program of an operation, where it was asked for often enough and can be compiled. */
  programOf(checked: CheckedOperation): Program | undefined {
    let uses = this.uses.get(checked);
    if (!uses) this.uses.set(checked, (uses = { count: 0 }));
    uses.count++;
    if (uses.count === USES_BEFORE_COMPILING + 1) uses.program = this.compile(checked);
    return uses.program;
  }

  private compile({ source, document, operation }: CheckedOperation): Program | undefined {
    if (source.length > LONGEST_DOCUMENT || !isPlain(document, operation)) return undefined;
    const compiled = compileQuery(this.schema, document, operation.name?.value);
    if (!isCompiledQuery(compiled)) return undefined;
    const defaults = inputDefaults(this.schema, operation);
    const run = (variables: Record<string, unknown>, context: RequestContext) => {
      // eslint-disable-next-line grocessay/sql-is-fixed -- no SQL: a compiled operation
      const result = compiled.query(undefined, context, withDefaults(variables, defaults));
      return result instanceof Promise ? result.then(thatRan) : thatRan(result);
    };
    return { queryCount: queryCountOf(operation), run };
  }
}

/** Queries without conditions; fragments of the whole query are rare enough not to be looked into. */
function queryCountOf({ operation, selectionSet }: OperationDefinitionNode): number {
  const plain = selectionSet.selections.filter(
    ({ kind, directives }) => kind === Kind.FIELD && !directives?.length,
  );
  const isPlain = plain.length === selectionSet.selections.length;
  return operation === OperationTypeNode.QUERY && isPlain ? plain.length : 0;
}

function thatRan(result: ExecutionResult): ExecutionResult | undefined {
  return 'data' in result ? result : undefined;
}

/**
 * Whether a document holds nothing but names, numbers and variables, as what clients send again and again does: what
 * is compiled becomes a program, so no text of a guest is in it, and no name that means something to one. The
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
