import { Client as AgentClient } from '@modelcontextprotocol/sdk/client/index.js';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { Client } from './client';
import { TestShop } from './test-shop';

/** The parameters of an authorization request, as the shop's page forwards them. */
export function requestOf({ searchParams }: URL) {
  const of = (name: string) => searchParams.get(name);
  return {
    ...{ clientId: of('client_id'), redirectUri: of('redirect_uri'), scope: of('scope') },
    ...{ responseType: of('response_type'), state: of('state'), resource: of('resource') },
    ...{ codeChallenge: of('code_challenge'), codeChallengeMethod: of('code_challenge_method') },
  };
}

const ANSWER = 'mutation ($input: AppAnswerInput!) { answerAppRequest(input: $input) }';

/** Approves or refuses an app; returns the redirect URL. */
export async function answerRequest(
  customer: Client,
  request: object,
  isAllowed = true,
): Promise<URL> {
  const { answerAppRequest } = await customer.data(ANSWER, { input: { ...request, isAllowed } });
  return new URL(answerAppRequest);
}

/**
 * A customer's app with the official client of the protocol, which registers, requests authorization and refreshes
 * tokens by itself.
 */
export class CustomerApp implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:33418/callback';
  readonly clientMetadata = {
    client_name: 'Kitchen helper',
    redirect_uris: [this.redirectUrl],
  };
  /** The authorization URL to which it sent the customer. */
  asked?: URL;
  private information?: OAuthClientInformationMixed;
  private given?: OAuthTokens;
  private verifier = '';

  private transport?: StreamableHTTPClientTransport;

  private constructor(readonly agent: AgentClient) {}

  static async connect({ http, config }: TestShop): Promise<CustomerApp> {
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as { port: number };
    const { publicUrl } = config.security;
    const app = new CustomerApp(new AgentClient({ name: 'test', version: '1.0.0' }));
    app.transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp/shop`), {
      authProvider: app,
      // The shop is not reachable at its public URL.
      fetch: (url, init) => fetch(String(url).replace(publicUrl, `http://127.0.0.1:${port}`), init),
    });
    await app.agent.connect(app.transport);
    return app;
  }

  /** Lets the customer approve the app, and continues with the code. */
  async beAllowedBy(customer: Client): Promise<URL> {
    if (!this.asked) throw new Error('The app asked for nothing');
    const answer = await answerRequest(customer, requestOf(this.asked));
    await this.useCode(answer);
    return answer;
  }

  /** Continues with the code from a redirect. */
  async useCode({ searchParams }: URL): Promise<void> {
    await this.transport?.finishAuth(searchParams.get('code') ?? '');
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async answer(name: string, values: Record<string, unknown> = {}): Promise<any> {
    const { isError, structuredContent, content } = await this.agent.callTool({
      ...{ name, arguments: values },
    });
    if (isError) throw new Error(JSON.stringify(content));
    return structuredContent;
  }

  state = () => 'what the app wants to know again';
  clientInformation = () => this.information;
  saveClientInformation(information: OAuthClientInformationMixed): void {
    this.information = information;
  }
  tokens = () => this.given;
  saveTokens(tokens: OAuthTokens): void {
    this.given = tokens;
  }
  redirectToAuthorization(url: URL): void {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
}
