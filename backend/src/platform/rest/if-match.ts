import { FastifyRequest } from 'fastify';

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
