import type DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerDetails } from '../../kernel/caller';
import { AccountKind, Viewer } from '../../kernel/viewer';
import type { AnswerWork, FreshnessCheck } from './response-cache';

/** The request context of every resolver. */
export interface RequestContext {
  requestId: string;
  /** The caller; a login within the request changes it. */
  viewer: Viewer;
  /** Further details of the caller. */
  caller: CallerDetails;
  /** The caller by one of the two sessions of a browser; see SessionAuthentication. */
  viewerAs(kind: AccountKind): Viewer | Promise<Viewer>;
  /** Sets the session token as an HTTP-only cookie in the caller's browser, or clears it. */
  setSessionToken(kind: AccountKind, token: string | undefined): void;
  /** Sets the token by which the shop recognises the caller's browser after a login. */
  setDeviceToken(token: string): void;
  /**
   * Declares that the result of a query is the same for everybody while this check returns true; called by resolvers of
   * public data. A response is cached if all its queries declare this.
   */
  cacheWhile(isFresh: FreshnessCheck): void;
  /** Schedules work for each delivery of this response: now, and whenever it comes from a cache. */
  forEachAnswer(work: AnswerWork): void;
  /** The batching loaders of this request; see `batched`. */
  loaders: Map<string, DataLoader<number, unknown[]>>;
}

/** Creates the context of a GraphQL or REST request. */
export interface ContextFactory {
  /** The caller; synchronous for guests. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** All other context data from the request itself. */
  contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Omit<RequestContext, 'viewer' | 'cacheWhile' | 'forEachAnswer'>;
}
