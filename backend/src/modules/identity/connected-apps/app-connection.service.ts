import { IsNull, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { DomainEvent, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomerLogin } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { assertValid } from '../../../platform/validation/assert-valid';
import { hashToken, newSecretToken } from '../credentials/secret-token';
import { identityMessages } from '../identity.messages';
import { SessionOwner } from '../sessions/session-owner';
import { AppConnection } from './app-connection.entity';
import { AppAnswerInput, AppRequestInput } from './app-connection.input';
import { AppRequest, ConnectedApp } from './app-connection.type';
import { App } from './app.entity';
import { AppService } from './app.service';
import { WantedConnection, readRequest } from './authorization-request.rules';
import { OAuthError } from './oauth-error.rules';
import { hostOf, isRegistered, redirectTo } from './redirect.rules';

/** Authorization codes go straight from the browser to the app. */
const CODE_MS = 60 * 1000;

/** Limit of approvals per customer: each leaves a record for at least a minute. */
const ANSWERS: Limit = {
  name: 'app-connection',
  points: 20,
  perSeconds: 60 * 60,
  field: 'clientId',
};

/** How many of the newest connections are listed. */
const LISTED = 200;

type RequestValues = Partial<Record<keyof AppRequestInput, unknown>>;
type AnswerValues = Partial<Record<keyof AppAnswerInput, unknown>>;

/** The dependencies of the service. */
export interface AppConnectionDependencies {
  apps: AppService;
  events: DomainEvents;
  limiter: AttemptLimiter;
  /** The issuer of the codes, as reported to apps: the address of the shop. */
  issuer: string;
  /** The endpoint that the tokens are for. */
  resource: string;
}

/** Customers decide here which apps get access. */
export class AppConnectionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: AppConnectionDependencies,
  ) {}

  /**
   * The request of an app, for the caller to decide on.
   * @throws UNAUTHENTICATED, FORBIDDEN for staff and apps, VALIDATION if no redirect is possible
   */
  async ask(viewer: Viewer, values: RequestValues): Promise<AppRequest> {
    requireCustomerLogin(viewer);
    const input = await assertValid(AppRequestInput, values);
    const app = await this.appOf(input);
    const about = { name: app.name, host: hostOf(input.redirectUri) };
    const wanted = this.read(input);
    if (wanted instanceof OAuthError)
      return { ...about, scopes: [], refusedTo: this.answerTo(input, refusalOf(wanted)) };
    return { ...about, scopes: wanted.scopes, refusedTo: null };
  }

  /**
   * Sends the caller's decision to the app; returns the URL to redirect the browser to.
   * @throws as `ask` does, and TOO_MANY_ATTEMPTS
   */
  async answer(viewer: Viewer, values: AnswerValues): Promise<string> {
    const { customerId } = requireCustomerLogin(viewer);
    const input = await assertValid(AppAnswerInput, values);
    const app = await this.appOf(input);
    const wanted = this.read(input);
    if (wanted instanceof OAuthError) return this.answerTo(input, refusalOf(wanted));
    if (!input.isAllowed) {
      const refusal = new OAuthError('access_denied', 'The customer said no');
      return this.answerTo(input, refusalOf(refusal));
    }
    const code = newSecretToken();
    const createdAt = this.clock.now();
    const { resource, limiter } = this.dependencies;
    await this.database.write(async (tx) => {
      await limiter.consume(ANSWERS, String(customerId), tx);
      await tx.insert(AppConnection, {
        ...{ appId: app.id, customerId, resource, ...wanted, createdAt },
        redirectUri: input.redirectUri,
        codeHash: hashToken(code),
        expiresAt: new Date(createdAt.getTime() + CODE_MS),
      });
    });
    return this.answerTo(input, { code });
  }

  /** The caller's connected apps, the newest first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<ConnectedApp[]> {
    const { customerId } = requireCustomerLogin(viewer);
    const connections = await this.database.read.find(AppConnection, {
      where: { customerId, refreshTokenHash: Not(IsNull()) },
      relations: { app: true },
      order: { id: 'DESC' },
      take: LISTED,
    });
    const now = this.clock.now();
    return connections
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ app, redirectUri, ...connection }) => ({
        ...connection,
        name: app?.name ?? '',
        host: hostOf(redirectUri),
      }));
  }

  /**
   * Revokes the access of an app, at once and on every server.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for one that is not the caller's
   */
  async disconnect(viewer: Viewer, id: number): Promise<void> {
    const { customerId } = requireCustomerLogin(viewer);
    await this.database.write(async (tx) => {
      const { affected } = await tx.delete(AppConnection, { id, customerId });
      if (!affected) throw notFound('app', 'id');
      await this.dependencies.events.record(tx, [
        connectionEvent(customerId, 'app-disconnected', { before: { connectionId: id } }),
      ]);
    });
  }

  /** Revokes the access of all apps to an account; staff have none. */
  async endAllOf(tx: Transaction, owner: SessionOwner): Promise<void> {
    if ('customerId' in owner) await tx.delete(AppConnection, owner);
  }

  /** The app of a request. Nobody is redirected to an address that is not one of its own. */
  private async appOf({ clientId, redirectUri }: AppRequestInput): Promise<App> {
    const app = await this.dependencies.apps.find(clientId);
    if (!app) throw fieldError('clientId', identityMessages.appUnknown());
    if (!isRegistered(redirectUri, app.redirectUris))
      throw fieldError('redirectUri', identityMessages.appRedirect());
    return app;
  }

  private read(input: AppRequestInput): WantedConnection | OAuthError {
    const { responseType, scope, codeChallenge, codeChallengeMethod, resource } = input;
    try {
      return readRequest(
        {
          responseType: responseType ?? null,
          scope: scope ?? null,
          codeChallenge: codeChallenge ?? null,
          codeChallengeMethod: codeChallengeMethod ?? null,
          resource: resource ?? null,
        },
        this.dependencies.resource,
      );
    } catch (error) {
      if (error instanceof OAuthError) return error;
      throw error;
    }
  }

  /** Every response names its issuer (RFC 9207), so that an app of several shops can tell them apart. */
  private answerTo(
    { redirectUri, state }: AppRequestInput,
    answer: Record<string, string>,
  ): string {
    const { issuer: iss } = this.dependencies;
    return redirectTo(redirectUri, { ...answer, state: state ?? null, iss });
  }
}

/** A change of a connection, for the audit log: it has the customer's ID, and no app. */
export function connectionEvent(
  customerId: number,
  what: 'app-connected' | 'app-disconnected' | 'app-token-reused',
  changed: Pick<DomainEvent, 'before' | 'after'>,
): DomainEvent {
  return {
    // Whoever shows a used token may be anybody.
    actor: what === 'app-token-reused' ? SYSTEM_ACTOR : { role: 'customer', id: customerId },
    action: `customer.${what}`,
    ...{ subject: 'customer', subjectId: customerId },
    ...changed,
  };
}

const refusalOf = ({ code, description }: OAuthError) => ({
  error: code,
  error_description: description,
});
