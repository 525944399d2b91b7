import { FastifyRequest } from 'fastify';

/** The token that a program sends in the Authorization header, if it sends one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
