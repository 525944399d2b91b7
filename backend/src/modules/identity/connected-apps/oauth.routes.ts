import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appScopes } from '../../../kernel/app-scopes';
import { ShopError } from '../../../kernel/shop-error';
import { bodyOf } from '../../../platform/rest/rest-body';
import { AppService } from './app.service';
import { AppTokens, TokenRequest } from './app-tokens';
import { OAuthError } from './oauth-error.rules';

/** The endpoint for agents of customers, which accepts apps' tokens. */
export const CUSTOMER_AGENTS = '/mcp/shop';

/** Metadata that tells apps which server issues tokens for that endpoint (RFC 9728). */
export const RESOURCE_METADATA = `/.well-known/oauth-protected-resource${CUSTOMER_AGENTS}`;

/** The consent page for customers. */
const CONSENT_PAGE = '/client/account';

/** The dependencies of the routes. */
export interface OAuthEndpoints {
  apps: AppService;
  tokens: AppTokens;
  storeName: string;
  publicUrl: string;
}

/** OAuth 2.1 for customers' apps: metadata, registration of apps, token requests and revocation. */
export async function registerOAuth(
  http: FastifyInstance,
  { apps, tokens, storeName, publicUrl }: OAuthEndpoints,
): Promise<void> {
  const config = { access: 'anyone' } as const;
  const scopes = { scopes_supported: appScopes };
  http.get('/.well-known/oauth-authorization-server', { config }, async () => ({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${CONSENT_PAGE}`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    ...scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  http.get(RESOURCE_METADATA, { config }, async () => ({
    resource: `${publicUrl}${CUSTOMER_AGENTS}`,
    resource_name: storeName,
    authorization_servers: [publicUrl],
    ...scopes,
    bearer_methods_supported: ['header'],
  }));
  await http.register(async (scope) => {
    takeForms(scope);
    tellAsOAuth(scope);
    scope.post('/oauth/register', { config }, async (request, reply) => {
      const app = await apps.register(bodyOf(request), request.ip);
      return reply.status(201).send({
        client_id: app.clientId,
        client_id_issued_at: Math.floor(app.createdAt.getTime() / 1000),
        client_name: app.name,
        redirect_uris: app.redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      });
    });
    scope.post('/oauth/token', { config }, async (request) =>
      tokens.give(formOf(request), request.ip),
    );
    scope.post('/oauth/revoke', { config }, async (request, reply) => {
      await tokens.revoke(formOf(request));
      return reply.status(200).send();
    });
  });
}

/** OAuth token requests are forms; no other route accepts these. */
function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Rejects repeated fields (RFC 6749), and bodies that are not forms. */
function formOf({ body }: FastifyRequest): TokenRequest {
  if (!(body instanceof URLSearchParams))
    throw new OAuthError('invalid_request', 'Send application/x-www-form-urlencoded');
  const names = [...body.keys()];
  if (new Set(names).size < names.length)
    throw new OAuthError('invalid_request', 'A field stands there twice');
  return Object.fromEntries(body);
}

/** Apps expect failures in the OAuth format. */
function tellAsOAuth(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof OAuthError) return tell(reply, error);
    if (error instanceof ShopError && error.code === 'TOO_MANY_ATTEMPTS') {
      void reply.header('retry-after', error.retryAfterSeconds);
      return tell(reply, new OAuthError('temporarily_unavailable', error.message));
    }
    // The handler of the server knows all others.
    throw error;
  });
}

function tell(reply: FastifyReply, { code, description }: OAuthError): FastifyReply {
  const status = code === 'temporarily_unavailable' ? 429 : 400;
  return reply.status(status).send({ error: code, error_description: description });
}
