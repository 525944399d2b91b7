import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ShopError } from '../../../kernel/shop-error';
import { bearerOf } from '../../../platform/http/bearer';
import { Callers } from '../../../platform/http/callers';
import { identityMessages } from '../identity.messages';
import { API_TOKEN_PREFIX } from './bearer-tokens';

const WINDOW_SECONDS = 60;

/**
 * Limits the requests per minute of each API token, over all APIs, and reports the limit in the RateLimit headers of
 * each response. Each server process counts separately: a count in the database would cost each request a write, and
 * the limit slows a program down rather than keeps it from anything.
 *
 * Registered before the routes and their rules, so that rejected requests count, too.
 */
export function limitApiTokens(
  http: FastifyInstance,
  callers: Callers,
  requestsPerMinute: number,
): void {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  http.addHook('preHandler', (request, reply, done) => {
    if (!bearerOf(request)?.startsWith(API_TOKEN_PREFIX)) return done();
    count(request, reply).then(() => done(), done);
  });

  async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const viewer = await callers.viewerOf(request);
    if (viewer.role !== 'admin' || viewer.apiTokenId === undefined) return;
    // Counts as `consume` does, but also returns the count beyond the limit.
    const { consumedPoints, msBeforeNext } = await limiter.penalty(viewer.apiTokenId);
    const resetSeconds = Math.ceil(msBeforeNext / 1000);
    reply.headers({
      'ratelimit-limit': requestsPerMinute,
      'ratelimit-remaining': Math.max(requestsPerMinute - consumedPoints, 0),
      'ratelimit-reset': resetSeconds,
    });
    if (consumedPoints <= requestsPerMinute) return;
    const message = identityMessages.tooManyRequests({ most: requestsPerMinute });
    throw new ShopError('TOO_MANY_ATTEMPTS', message, undefined, resetSeconds);
  }
}
