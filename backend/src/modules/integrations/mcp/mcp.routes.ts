import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessRule } from '../../../kernel/access';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, guestViewer, requireProgram } from '../../../kernel/viewer';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { platformMessages } from '../../../platform/platform.messages';
import { bodyOf } from '../../../platform/rest/rest-body';
import { type Execution, contextAs } from '../execution';
import { mayCallAgents } from './agent-origin.rules';
import type { AgentServer } from './agent-server';

/** What the endpoints of agents need. */
export interface AgentEndpoints extends ContextFactory, Omit<Execution, 'log'> {
  storeName: string;
  /** Origins whose pages may call: the shop's own, and those of CORS_ORIGINS. */
  origins: ReadonlySet<string>;
}

/** One endpoint: who comes through, and as whom. */
interface AgentEndpoint {
  audience: 'shop' | 'admin';
  access: AccessRule;
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
}

/**
 * Lets agents in by the Model Context Protocol: customers' at /mcp/shop, who are guests whatever they show, and the staff's
 * at /mcp/admin, by an API token.
 */
export function registerAgents(http: FastifyInstance, endpoints: AgentEndpoints): void {
  register(http, endpoints, {
    audience: 'shop',
    access: 'anyone',
    viewerOf: () => guestViewer,
  });
  register(http, endpoints, {
    audience: 'admin',
    access: 'staff',
    viewerOf: async (request) => requireProgram(await endpoints.viewerOf(request)),
  });
}

function register(
  http: FastifyInstance,
  { schema, checks, storeName, origins, contextOf }: AgentEndpoints,
  { audience, access, viewerOf }: AgentEndpoint,
): void {
  const url = `/mcp/${audience}`;
  let server: Promise<AgentServer> | undefined;
  // A shop that no agent calls does without the SDK.
  const load = async () => {
    const { AgentServer } = await import('./agent-server');
    return new AgentServer(storeName, audience, { schema, checks, log: http.log });
  };
  const refuseOthers = async ({ headers, host }: FastifyRequest) => {
    if (!mayCallAgents(headers.origin, host, origins))
      throw new ShopError('CROSS_SITE', platformMessages.crossSite());
  };
  const nameScheme = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (reply.statusCode === 401) void reply.header('www-authenticate', 'Bearer');
  };

  http.post(
    url,
    { config: { access }, onRequest: refuseOthers, onSend: nameScheme },
    async (request, reply) => {
      const viewer = await viewerOf(request);
      bodyOf(request); // one message: there are no batches
      const context = contextAs(viewer, contextOf(request, reply));
      const answer = await (await (server ??= load())).answer(request, context);
      const headers = Object.fromEntries(answer.headers);
      return reply
        .status(answer.status)
        .headers(headers)
        .send(await answer.text());
    },
  );
  // There is no stream that the server writes to by itself, and no session to end.
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
