import { FastifyRequest } from 'fastify';
import { CallerDetails } from '../../kernel/caller';
import { Viewer } from '../../kernel/viewer';

/** Determines the caller of a request; implemented by identity. */
export interface Callers {
  /** The caller; a guest without a session where the request has no valid token. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** The network address, browser and language of the caller. */
  callerOf(request: FastifyRequest): CallerDetails;
}
