import { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tells with the answer which version of something it has (its ETag), and that it may be kept as long as it is asked
 * again whether that is still the one.
 * @returns whether the caller has this version already: then 304 is all that has to be said
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-cache' });
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === `"${version}"`);
}

/**
 * Whether a call may go on that names the versions it is meant for (If-Match): it names none, any, or this one. A proxy
 * that compresses makes an ETag a weak one; it names the same version, so it counts.
 */
export function isMeantFor(request: FastifyRequest, version: string): boolean {
  const wanted = request.headers['if-match'];
  if (wanted === undefined) return true;
  const versions = wanted.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return versions.includes('*') || versions.includes(`"${version}"`);
}
