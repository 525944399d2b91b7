import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appScopes } from '../../../kernel/app-scopes';
import { ShopError } from '../../../kernel/shop-error';
import { bodyOf } from '../../../platform/rest/rest-body';
import { AppService } from './app.service';
import { AppTokens, TokenRequest } from './app-tokens';
import { OAuthError } from './oauth-error.rules';

/** The endpoint of the agents of customers, which their tokens open. */
export const CUSTOMER_AGENTS = '/mcp/shop';

/** Where an app learns, as RFC 9728 has it, who gives tokens for that endpoint. */
export const RESOURCE_METADATA = `/.well-known/oauth-protected-resource${CUSTOMER_AGENTS}`;

/** The page that asks the customer. */
const CONSENT_PAGE = '/client/account';

/** What the endpoints work with. */
export interface OAuthEndpoints {
  apps: AppService;
  tokens: AppTokens;
  storeName: string;
  publicUrl: string;
}

/** OAuth 2.1 for the apps of customers: who gives tokens, how an app registers, and how it gets and ends them. */
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

/** Tokens are asked for by forms, as OAuth has it; nothing else of the shop takes them. */
function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** A field that stands there twice is refused (RFC 6749), and so is what is no form. */
function formOf({ body }: FastifyRequest): TokenRequest {
  if (!(body instanceof URLSearchParams))
    throw new OAuthError('invalid_request', 'Send application/x-www-form-urlencoded');
  const names = [...body.keys()];
  if (new Set(names).size < names.length)
    throw new OAuthError('invalid_request', 'A field stands there twice');
  return Object.fromEntries(body);
}

/** Apps read failures as OAuth words them. */
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
