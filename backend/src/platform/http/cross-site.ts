import { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { Config } from '../config/config';
import { bearerOf } from './bearer';
import { OwnSites, RequestOrigin, isCrossSite } from './cross-site.rules';
import { platformMessages } from '../platform.messages';

/**
 * Refuses cross-site requests of browsers (CSRF) before anything is read or done. This includes logins, so that nobody
 * is logged in as somebody else.
 */
export function refuseCrossSite(app: FastifyInstance, { corsOrigins, security }: Config): void {
  const { publicUrl, overTls } = security;
  const sites: OwnSites = { allowed: new Set([publicUrl, ...corsOrigins]), overTls };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCrossSite(originOf(request), sites)) done();
    else done(new ShopError('CROSS_SITE', platformMessages.crossSite()));
  });
}

function originOf(request: FastifyRequest): RequestOrigin {
  const { method, headers, host } = request;
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  return {
    method,
    host,
    hasBearer: bearerOf(request) !== undefined,
    ...(origin !== undefined && { origin }),
    ...(typeof fetchSite === 'string' && { fetchSite }),
  };
}
