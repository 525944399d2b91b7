import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessRule } from '../../../kernel/access';
import { ShopError } from '../../../kernel/shop-error';
import { AppScope } from '../../../kernel/app-scopes';
import { Viewer, guestViewer, requireAppScope, requireProgram } from '../../../kernel/viewer';
import { bearerOf } from '../../../platform/http/bearer';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { platformMessages } from '../../../platform/platform.messages';
import { bodyOf } from '../../../platform/rest/rest-body';
import { AppTokens, CUSTOMER_AGENTS, RESOURCE_METADATA, isAppToken } from '../../identity';
import { integrationsMessages } from '../integrations.messages';
import { type Execution, contextAs } from '../execution';
import { mayCallAgents } from './agent-origin.rules';
import type { AgentServer } from './agent-server';

/** Dependencies of the endpoints for agents. */
export interface AgentEndpoints extends ContextFactory, Omit<Execution, 'log'> {
  storeName: string;
  publicUrl: string;
  /** Identifies the customer of an agent by the token that the customer gave it. */
  appTokens: AppTokens;
  /** Origins whose pages may call: the shop's own, and those of CORS_ORIGINS. */
  origins: ReadonlySet<string>;
}

/** One endpoint, with its authentication. */
interface AgentEndpoint {
  audience: 'shop' | 'admin';
  access: AccessRule;
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** The WWW-Authenticate challenge for an agent without a token, or without a scope. */
  challenge: string;
}

/**
 * Registers the Model Context Protocol: agents of customers at /mcp/shop, who are guests unless a customer gave them a
 * token there, and agents of the staff at /mcp/admin, by an API token.
 */
export function registerAgents(http: FastifyInstance, endpoints: AgentEndpoints): void {
  const { appTokens, publicUrl } = endpoints;
  register(http, endpoints, {
    audience: 'shop',
    access: 'anyone',
    async viewerOf(request) {
      const token = bearerOf(request);
      // Other tokens, and cookies, are ignored here.
      if (token === undefined || !isAppToken(token)) return guestViewer;
      const viewer = await appTokens.viewerOf(token, `${publicUrl}${CUSTOMER_AGENTS}`);
      if (viewer.role === 'customer') return viewer;
      throw new ShopError('UNAUTHENTICATED', integrationsMessages.agentToken());
    },
    challenge: `Bearer resource_metadata="${publicUrl}${RESOURCE_METADATA}"`,
  });
  register(http, endpoints, {
    audience: 'admin',
    access: 'staff',
    viewerOf: async (request) => requireProgram(await endpoints.viewerOf(request)),
    challenge: 'Bearer',
  });
}

function register(
  http: FastifyInstance,
  { schema, checks, storeName, origins, contextOf }: AgentEndpoints,
  { audience, access, viewerOf, challenge }: AgentEndpoint,
): void {
  const url = `/mcp/${audience}`;
  let server: Promise<AgentServer> | undefined;
  // Load the SDK only for the first agent that calls.
  const load = async () => {
    const { AgentServer } = await import('./agent-server');
    return new AgentServer(storeName, audience, { schema, checks, log: http.log });
  };
  const refuseOthers = async ({ headers, host }: FastifyRequest) => {
    if (!mayCallAgents(headers.origin, host, origins))
      throw new ShopError('CROSS_SITE', platformMessages.crossSite());
  };
  const nameScheme = async (request: FastifyRequest, reply: FastifyReply) => {
    if (reply.statusCode !== 401 || reply.hasHeader('www-authenticate')) return;
    const error = audience === 'shop' && bearerOf(request) ? ', error="invalid_token"' : '';
    void reply.header('www-authenticate', `${challenge}${error}`);
  };
  const refuseWithout = (scope: AppScope, viewer: Viewer, reply: FastifyReply) => {
    try {
      requireAppScope(viewer, scope);
    } catch (refusal) {
      if (viewer.role === 'customer') {
        // The scopes that it already has are included, because the customer's next consent replaces this one.
        const wanted = [...(viewer.app?.scopes ?? []), scope].join(' ');
        const error = `error="insufficient_scope", scope="${wanted}"`;
        void reply.header('www-authenticate', `${challenge}, ${error}`);
      }
      throw refusal;
    }
  };

  http.post(
    url,
    { config: { access }, onRequest: refuseOthers, onSend: nameScheme },
    async (request, reply) => {
      const viewer = await viewerOf(request);
      const message = bodyOf(request); // a single message: batches do not exist
      const agents = await (server ??= load());
      // Refuse with the status and header that make an agent ask its customer; a tool's result cannot carry them.
      const scope = agents.scopeOf(message);
      if (scope) refuseWithout(scope, viewer, reply);
      const context = contextAs(viewer, contextOf(request, reply));
      const answer = await agents.answer(request, context);
      const headers = Object.fromEntries(answer.headers);
      return reply
        .status(answer.status)
        .headers(headers)
        .send(await answer.text());
    },
  );
  // There is no stream that the server initiates, and no session to end.
  http.route({
    method: ['GET', 'DELETE'],
    url,
    config: { access: 'anyone' },
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new ShopError('METHOD_NOT_ALLOWED', platformMessages.sendByPost());
    },
  });
}
