import { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the ETag of a response, and allows caching with revalidation.
 * @returns whether the caller already has this version, so that 304 is sufficient
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-cache' });
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === `"${version}"`);
}

/**
 * Whether the If-Match header of a call, if any, matches this version (or *). A compressing proxy weakens an ETag; it
 * still names the same version, so it matches.
 */
export function isMeantFor(request: FastifyRequest, version: string): boolean {
  const wanted = request.headers['if-match'];
  if (wanted === undefined) return true;
  const versions = wanted.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return versions.includes('*') || versions.includes(`"${version}"`);
}
