import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLSchema, execute } from 'graphql';
import { LRUCache } from 'lru-cache';
import { Viewer, guestViewer } from '../../kernel/viewer';
import type { FirstQuestion } from '../http/first-load';
import { pageSessionName, pageSessionOf } from '../http/page-session';
import { outsideOfRequests } from '../http/request-scope';
import { OperationChecks } from './operation-checks';
import { PersistedOperations } from './persisted-operations';
import type { FreshnessCheck } from './response-cache';
import type { RequestContext } from './request-context';

/** A page waits no longer for its answers: the site asks for what is not there. */
const PATIENCE_MS = 100;
/** Longer no answer is kept, such as the free places of the slots; and no longer than what it is made of is so. */
const KEPT_MS = 1_000;
const KEPT_LETTERS = 8 * 1024 * 1024;

interface Kept {
  json: string;
  isFresh: FreshnessCheck;
}

/**
 * The answers that go into the pages of the site: its own operations, asked as a guest, so that nothing of anybody
 * gets into a page that others are sent. Only what is asked for whoever opens the page is asked as them, and not kept.
 */
export class FirstAnswers {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: ({ json }, question) => json.length + question.length,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operations: PersistedOperations,
    private readonly checks: OperationChecks,
  ) {}

  /**
   * The answers to some questions as texts of JSON, the question with its `data` each. Those that fail or take too
   * long are left out.
   */
  async to(questions: readonly FirstQuestion[], reader = guestViewer): Promise<string[]> {
    const asked = questions.map((question) => this.answer(question, reader).catch(() => undefined));
    const tooLate = sleep(PATIENCE_MS, undefined, { ref: false });
    const answers = await Promise.all(asked.map((answer) => Promise.race([answer, tooLate])));
    return answers.filter((answer) => answer !== undefined);
  }

  private async answer(asked: FirstQuestion, reader: Viewer): Promise<string | undefined> {
    const { name, variables = {}, own } = asked;
    const viewer = own ? reader : guestViewer;
    const isKept = viewer.role === 'guest';
    const of = own ? pageSessionName(pageSessionOf(viewer)) : undefined;
    const question = JSON.stringify({ name, variables, of });
    const known = isKept ? this.kept.get(question) : undefined;
    if (known?.isFresh()) return known.json;
    const query = this.operations.textOf(name);
    if (query === undefined) return undefined;
    const { document } = this.checks.check({ query, operationName: name, variables });
    const freshnessChecks: FreshnessCheck[] = [];
    const result = await outsideOfRequests(async () =>
      execute({
        schema: this.schema,
        document,
        contextValue: contextFor(isKept ? guestViewer : viewer, freshnessChecks),
        variableValues: variables,
        operationName: name,
      }),
    );
    if (!result.data || result.errors?.length) return undefined;
    const json = `${question.slice(0, -1)},"data":${JSON.stringify(result.data)}}`;
    const until = Date.now() + KEPT_MS;
    const isFresh = () => Date.now() < until && freshnessChecks.every((isTrue) => isTrue());
    if (isKept) this.kept.set(question, { json, isFresh });
    return json;
  }
}

function contextFor(viewer: Viewer, freshnessChecks: FreshnessCheck[]): RequestContext {
  return {
    requestId: 'first-answers',
    viewer,
    caller: {},
    viewerAs: () => viewer,
    setSessionToken: () => undefined,
    setDeviceToken: () => undefined,
    cacheWhile: (isFresh) => void freshnessChecks.push(isFresh),
    loaders: new Map(),
  };
}
