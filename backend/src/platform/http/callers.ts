import { FastifyRequest } from 'fastify';
import { CallerDetails } from '../../kernel/caller';
import { Viewer } from '../../kernel/viewer';

/** Finds out who sends a request; identity implements it. */
export interface Callers {
  /** Who is calling; a guest without a session where the request shows no valid token. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** The network address, browser and language of the caller. */
  callerOf(request: FastifyRequest): CallerDetails;
}
