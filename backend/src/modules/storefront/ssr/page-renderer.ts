import { join } from 'node:path';
import { GraphQLSchema, execute } from 'graphql';
import type { Language } from '../../../kernel/language';
import { Viewer } from '../../../kernel/viewer';
import { projectRoot } from '../../../platform/config/config';
import type { OperationChecks, Question } from '../../../platform/graphql/operation-checks';
import type { RequestContext } from '../../../platform/graphql/request-context';
import type { AnswerWork, FreshnessCheck } from '../../../platform/graphql/response-cache';
import { outsideOfRequests } from '../../../platform/http/request-scope';
import * as trouble from '../../../platform/observability/log/trouble';
import { RenderBudget } from './render-budget';

/** How long a page waits for its queries before it is sent unrendered, in milliseconds. */
const PATIENCE_MS = 500;
/** Further concurrent pages are sent unrendered: the budget counts a page only once it is rendered. */
const MOST_AT_ONCE = 10;
const RENDERER = join(projectRoot, 'frontend/dist-ssr/render.cjs');

/** A page to render, at a path with its query. */
interface PageRequest {
  path: string;
  language: Language;
  isPhone: boolean;
}

/** The exports of the site's server build: frontend/src/ssr/render.tsx. */
interface Renderer {
  linkTo(answer: (operation: Question) => unknown): object;
  render(
    page: PageRequest & { session: object; storeName: string },
    link: object,
    signal: AbortSignal,
  ): Promise<{ html: string; initialCache: object; renderMs: number }>;
}

export interface RendererDependencies {
  storeName: string;
  schema: GraphQLSchema;
  /** The checks that all GraphQL operations pass, including queries of pages. */
  checks: OperationChecks;
  log: trouble.TroubleLog;
}

/** Renders pages with the components of the site, which are loaded for the first page. */
export class PageRenderer {
  private renderer?: Renderer;
  private running = 0;
  private readonly budget = new RenderBudget();

  constructor(private readonly dependencies: RendererDependencies) {}

  /**
   * A page, its freshness check, and work to do each time it is sent; undefined if it cannot be rendered, or the server
   * is busy.
   */
  async render(request: PageRequest, viewer: Viewer) {
    if (this.running >= MOST_AT_ONCE || !this.budget.allows) return undefined;
    const { schema, checks, storeName, log } = this.dependencies;
    const freshness: FreshnessCheck[] = [];
    const works: AnswerWork[] = [];
    const contextValue = contextFor(viewer, freshness, works);
    this.running++;
    try {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- made by the build, and loaded when it is needed
      const { render, linkTo } = (this.renderer ??= require(RENDERER) as Renderer);
      const link = linkTo((operation) => {
        const { document } = checks.check(operation);
        const { variables: variableValues, operationName } = operation;
        return execute({ schema, document, contextValue, variableValues, operationName });
      });
      const page = { ...request, storeName, session: sessionOf(viewer) };
      const rendered = await outsideOfRequests(() =>
        render(page, link, AbortSignal.timeout(PATIENCE_MS)),
      );
      this.budget.spend(rendered.renderMs);
      return { rendered, works, isFresh: () => freshness.every((isFresh) => isFresh()) };
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'PageDataError')
        trouble.warnOnceAMinute(log, { reason: message }, 'A page was sent unrendered');
      else trouble.logTrouble(log, error, {}, 'A page could not be rendered');
      return undefined;
    } finally {
      this.running--;
    }
  }
}

/** The session of a page's reader, in the site's own format (its session.ts). */
const sessionOf = (viewer: Viewer): object => ({
  role: viewer.role,
  ...(viewer.role === 'customer' && { customerId: String(viewer.customerId) }),
});

const contextFor = (
  viewer: Viewer,
  freshness: FreshnessCheck[],
  works: AnswerWork[],
): RequestContext => ({
  requestId: 'page',
  viewer,
  caller: {},
  viewerAs: () => viewer,
  setSessionToken: () => undefined,
  setDeviceToken: () => undefined,
  cacheWhile: (isFresh) => void freshness.push(isFresh),
  // Deferred until the page is sent: the browser requests whatever is not rendered in time.
  forEachAnswer: (work) => void works.push(work),
  loaders: new Map(),
});
