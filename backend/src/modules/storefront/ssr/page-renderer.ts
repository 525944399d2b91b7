import type { GraphQLSchema } from 'graphql';
import type { Language } from '../../../kernel/language';
import { Viewer } from '../../../kernel/viewer';
import type { OperationChecks } from '../../../platform/graphql/operation-checks';
import type { FreshnessCheck } from '../../../platform/graphql/response-cache';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { outsideOfRequests } from '../../../platform/http/request-scope';
import {
  TroubleLog,
  logTrouble,
  warnOnceAMinute,
} from '../../../platform/observability/log/trouble';
import { RenderBudget } from './render-budget';

/** How long a page waits for its queries before it is sent unrendered, in milliseconds. */
const PATIENCE_MS = 500;
/** More pages at once are sent unrendered: the budget knows of a page when it is rendered. */
const MOST_AT_ONCE = 10;

/** A page that is to be rendered. */
export interface PageRequest {
  /** The path of the address, which has no query. */
  path: string;
  language: Language;
  /** Whose page it is: a customer, or any guest. */
  viewer: Viewer;
  /** Browsers on phones say so. */
  isPhone: boolean;
}

/** A rendered page; see frontend/src/ssr/render.tsx. */
export interface RenderedPage {
  html: string;
  initialCache: object;
  /** Whether what its queries answered is still so. */
  isFresh: FreshnessCheck;
}

/** What the site's own code exports for the server; see frontend/src/ssr/server.ts. */
interface Renderer {
  renderPage(
    page: Omit<PageRequest, 'viewer'> & { session: object; storeName: string },
    queries: { schema: GraphQLSchema; context: RequestContext; check: OperationChecks['check'] },
    signal: AbortSignal,
  ): Promise<{ html: string; initialCache: object; renderMs: number }>;
}

/** What pages are rendered with. */
export interface RendererDependencies {
  rendererPath: string;
  storeName: string;
  schema: GraphQLSchema;
  /** The one gate of GraphQL, which the queries of pages pass as all others do. */
  checks: OperationChecks;
  log: TroubleLog;
}

/** Renders pages with the components of the site, which are loaded with the first of them. */
export class PageRenderer {
  private renderer?: Renderer;
  private running = 0;
  private readonly budget = new RenderBudget();

  constructor(private readonly dependencies: RendererDependencies) {}

  /** A page; nothing where it cannot be rendered, or the server is busy: browsers do it then. */
  async render({ viewer, ...page }: PageRequest): Promise<RenderedPage | undefined> {
    if (this.running >= MOST_AT_ONCE || !this.budget.allows) return undefined;
    const { schema, checks, storeName, log } = this.dependencies;
    const freshness: FreshnessCheck[] = [];
    const context = contextFor(viewer, freshness);
    const queries = { schema, context, check: checks.check.bind(checks) };
    this.running++;
    try {
      const { renderMs, ...rendered } = await outsideOfRequests(() =>
        this.load().renderPage(
          { ...page, session: sessionOf(viewer), storeName },
          queries,
          AbortSignal.timeout(PATIENCE_MS),
        ),
      );
      this.budget.spend(renderMs);
      return { ...rendered, isFresh: () => freshness.every((isFresh) => isFresh()) };
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'PageDataError')
        warnOnceAMinute(log, { reason: message }, 'A page was sent unrendered');
      else logTrouble(log, error, {}, 'A page could not be rendered');
      return undefined;
    } finally {
      this.running--;
    }
  }

  private load(): Renderer {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- made by the build, and loaded when it is needed
    this.renderer ??= require(this.dependencies.rendererPath) as Renderer;
    return this.renderer;
  }
}

/** Who reads a page, as the site itself keeps them (its session.ts). */
function sessionOf(viewer: Viewer): object {
  return viewer.role === 'customer'
    ? { role: 'customer', customerId: String(viewer.customerId) }
    : { role: 'guest' };
}

function contextFor(viewer: Viewer, freshness: FreshnessCheck[]): RequestContext {
  return {
    requestId: 'page',
    viewer,
    caller: {},
    viewerAs: () => viewer,
    setSessionToken: () => undefined,
    setDeviceToken: () => undefined,
    cacheWhile: (isFresh) => void freshness.push(isFresh),
    loaders: new Map(),
  };
}
