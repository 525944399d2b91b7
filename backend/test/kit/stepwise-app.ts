import { createHash, randomBytes } from 'node:crypto';
import { Answer, Client } from './client';
import { answerRequest, requestOf } from './customer-app';
import { TestCustomer, newCustomer } from './people';
import { TestShop } from './test-shop';

/** The redirect URI of the apps. */
export const REDIRECT = 'https://app.example/callback';

/** An app that performs the steps of the official client individually. */
export interface StepwiseApp {
  clientId: string;
  verifier: string;
  request: ReturnType<typeof requestOf>;
}

/** An app connected by its own customer, with its tokens. */
export interface ConnectedStepwiseApp {
  customer: TestCustomer;
  app: StepwiseApp;
  code: string;
  access: string;
  refresh: string;
}

/** Status and error of an OAuth response. */
export const errorOf = ({ status, body }: Answer) => [status, body.error];

/** Creates apps and sends their requests. */
export class StepwiseApps {
  constructor(private readonly shop: TestShop) {}

  /** The endpoint for which tokens are issued. */
  get resource(): string {
    return `${this.shop.config.security.publicUrl}/mcp/shop`;
  }

  /** Registers an app. */
  register(metadata: object = {}): Promise<Answer> {
    const body = { client_name: 'Kitchen helper', redirect_uris: [REDIRECT], ...metadata };
    return this.shop.client().send('POST', '/oauth/register', body);
  }

  /** A registered app without a connection. */
  async add(changes: object = {}): Promise<StepwiseApp> {
    // Each test registers from the same address.
    await this.shop.services.limiter.forget(
      { name: 'app-registration', points: 1, perSeconds: 1 },
      '127.0.0.1',
    );
    const { body } = await this.register();
    const verifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    const request = {
      ...{ clientId: body.client_id, redirectUri: REDIRECT, responseType: 'code' },
      ...{ scope: 'cart orders:read', state: 'x y', resource: this.resource },
      ...{ codeChallenge, codeChallengeMethod: 'S256', ...changes },
    };
    return { clientId: body.client_id, verifier, request };
  }

  /** Sends a form. */
  post(path: string, form: Record<string, string | null>): Promise<Answer> {
    const fields = Object.entries(form).filter(
      (field): field is [string, string] => field[1] !== null,
    );
    return this.shop.client().send('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  /** Requests tokens. */
  tokenFor(form: Record<string, string | null>): Promise<Answer> {
    return this.post('/oauth/token', form);
  }

  /** The authorization code after a customer's consent. */
  async codeOf(app: StepwiseApp, customer: Client): Promise<string> {
    return (await answerRequest(customer, app.request)).searchParams.get('code') ?? '';
  }

  /** The form that exchanges a code for tokens. */
  exchangeOf({ clientId, verifier }: StepwiseApp, code: string) {
    return {
      ...{ grant_type: 'authorization_code', code, client_id: clientId },
      ...{ redirect_uri: REDIRECT, code_verifier: verifier, resource: this.resource },
    };
  }

  /** The form that exchanges a refresh token for new tokens. */
  refreshOf({ clientId }: StepwiseApp, token: string) {
    return { grant_type: 'refresh_token', client_id: clientId, refresh_token: token };
  }

  /** An app connected by its own customer. */
  async connected(changes: object = {}): Promise<ConnectedStepwiseApp> {
    const customer = await newCustomer(this.shop);
    const app = await this.add(changes);
    const code = await this.codeOf(app, customer.client);
    const { body } = await this.tokenFor(this.exchangeOf(app, code));
    const { access_token: access, refresh_token: refresh } = body as Record<string, string>;
    return { ...{ customer, app, code }, access: access ?? '', refresh: refresh ?? '' };
  }

  /** Calls a tool. */
  callTool(token: string | undefined, name: string, values: object = {}): Promise<Answer> {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: values },
    };
    return this.shop.client().send('POST', '/mcp/shop', call, {
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    });
  }

  /** Whether the endpoint accepts a token. */
  async opens(token: string): Promise<boolean> {
    return (await this.callTool(token, 'my_cart')).status === 200;
  }
}
