import type DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerDetails } from '../../kernel/caller';
import { AccountKind, Viewer } from '../../kernel/viewer';
import type { AnswerWork, FreshnessCheck } from './response-cache';

/** What every resolver knows of the request it works for. */
export interface RequestContext {
  requestId: string;
  /** Who is calling; a login within the request changes it. */
  viewer: Viewer;
  /** What is known of the caller besides that. */
  caller: CallerDetails;
  /** Who is calling by one of the two sessions that a browser can have; see SessionAuthentication. */
  viewerAs(kind: AccountKind): Viewer | Promise<Viewer>;
  /** Gives the caller's browser the token of a session as an http-only cookie, or takes it away. */
  setSessionToken(kind: AccountKind, token: string | undefined): void;
  /** Gives the caller's browser the token by which the shop knows it again, after a login. */
  setDeviceToken(token: string): void;
  /**
   * Says that a query's answer is the same for everybody as long as this is true: called by a resolver of nothing but
   * public things. An answer all of whose queries say so is kept.
   */
  cacheWhile(isFresh: FreshnessCheck): void;
  /** Has something done for each time this answer is given: now, and whenever it comes from a cache. */
  forEachAnswer(work: AnswerWork): void;
  /** What gathers the rows that many records of one answer ask for; see `batched`. */
  loaders: Map<string, DataLoader<number, unknown[]>>;
}

/** How a request of GraphQL or REST becomes a context. */
export interface ContextFactory {
  /** Who is calling; at once for guests. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** All else that is known from the request itself. */
  contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Omit<RequestContext, 'viewer' | 'cacheWhile' | 'forEachAnswer'>;
}
