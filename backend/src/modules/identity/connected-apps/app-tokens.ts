import { createHash } from 'node:crypto';
import { FindOptionsWhere, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter, Count } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { hashToken, newSecretToken } from '../credentials/secret-token';
import { isUseWorthNoting } from '../sessions/session-times.rules';
import { AppConnection } from './app-connection.entity';
import { connectionEvent } from './app-connection.service';
import { App } from './app.entity';
import { assertResource, assertWithin } from './authorization-request.rules';
import { OAuthError } from './oauth-error.rules';

const HOUR_MS = 60 * 60 * 1000;
const ACCESS_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** An app that nobody uses for as long asks the customer anew. */
const REFRESH_MS = 90 * DAY_MS;
/** And so does every app after a year. */
const CONNECTION_MS = 365 * DAY_MS;

/** What tokens of apps begin with, so that they are known where they lie: in a log, a chat or a public repository. */
const ACCESS_PREFIX = 'grapp_';
const REFRESH_PREFIX = 'grref_';

/** Whether a bearer token is one of an app, whatever it opens. */
export const isAppToken = (token: string): boolean => token.startsWith(ACCESS_PREFIX);

/** What an app sends to change a code, or a refresh token, for new tokens: by the names of OAuth. */
export type TokenRequest = Readonly<Record<string, string | undefined>>;

/** What an app is answered, as OAuth has it. */
export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** What giving tokens works with. */
export interface AppTokenDependencies {
  events: DomainEvents;
  limiter: AttemptLimiter;
  /** Wrong codes and tokens that one network address may send in a quarter of an hour. */
  failuresPerAddress: number;
  resource: string;
}

/** Gives tokens to apps, takes them back, and knows whose they are. */
export class AppTokens {
  private readonly perAddress: Limit;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: AppTokenDependencies,
  ) {
    const points = dependencies.failuresPerAddress;
    this.perAddress = { name: 'app-token', points, perSeconds: 15 * 60 };
  }

  /**
   * Gives tokens for a code, or for the latest refresh token. Either works once: who shows it again may have stolen it, and
   * ends the connection.
   * @throws OAuthError, TOO_MANY_ATTEMPTS
   */
  async give(request: TokenRequest, address: string | undefined): Promise<TokenAnswer> {
    const give = this.giverOf(request);
    assertResource(request['resource'] ?? null, this.dependencies.resource);
    const counts: Count[] = [[this.perAddress, addressKey(address)]];
    await this.dependencies.limiter.consumeAll(counts);
    const given = await give();
    await this.dependencies.limiter.giveBackAll(counts);
    return given;
  }

  /** Ends the connection of a token; one that is unknown has none (RFC 7009). */
  async revoke({ token, client_id: clientId }: TokenRequest): Promise<void> {
    if (!token) throw new OAuthError('invalid_request', 'token is missing');
    const where = token.startsWith(REFRESH_PREFIX)
      ? { familyHash: hashToken(familyOf(token)) }
      : { accessTokenHash: hashToken(token) };
    await this.database.write(async (tx) => {
      const found = await tx.findOne(AppConnection, { where, relations: { app: true } });
      if (found && found.app?.clientId === clientId) await this.end(tx, found, 'app-disconnected');
    });
  }

  /** The customer in whose name an app calls an endpoint; a guest where the token is unknown, over, or for another one. */
  async viewerOf(token: string, resource: string): Promise<Viewer> {
    const accessTokenHash = hashToken(token);
    const found = await this.database.read.findOneBy(AppConnection, { accessTokenHash });
    const now = this.clock.now();
    if (!found?.accessTokenExpiresAt || found.accessTokenExpiresAt <= now) return guestViewer;
    if (found.resource !== resource) return guestViewer;
    await this.noteUse(found, now);
    const { id: connectionId, customerId, scopes } = found;
    return { role: 'customer', customerId, app: { connectionId, scopes: new Set(scopes) } };
  }

  private giverOf(request: TokenRequest): () => Promise<TokenAnswer> {
    switch (request['grant_type']) {
      case 'authorization_code':
        return () => this.forCode(request);
      case 'refresh_token':
        return () => this.forRefreshToken(request);
      default:
        throw new OAuthError(
          'unsupported_grant_type',
          'grant_type has to be authorization_code or refresh_token',
        );
    }
  }

  private async forCode(request: TokenRequest): Promise<TokenAnswer> {
    const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri } = request;
    const given = await this.database.write(async (tx) => {
      const found = await this.find(tx, { codeHash: hashToken(code) }, request);
      if (!found) return undefined;
      // Committed, and refused afterwards.
      if (found.codeChallenge === null) return this.end(tx, found, 'app-token-reused');
      if (found.redirectUri !== redirectUri || challengeOf(verifier) !== found.codeChallenge)
        return undefined;
      const { id, customerId, appId, codeChallenge, scopes } = found;
      const answer = await this.renew(tx, found, { codeChallenge });
      // Another request came first with the same code.
      if (!answer) return this.end(tx, found, 'app-token-reused');
      // One app has one connection of a customer: what they allow now goes before what they allowed once.
      await tx.delete(AppConnection, { customerId, appId, id: Not(id) });
      const after = { connectionId: id, scopes };
      await this.dependencies.events.record(tx, [
        connectionEvent(customerId, 'app-connected', { after }),
      ]);
      return answer;
    });
    return given ?? refuse('The code is unknown, over or used, or it was not made for this');
  }

  private async forRefreshToken(request: TokenRequest): Promise<TokenAnswer> {
    const { refresh_token: token = '', scope = null } = request;
    const refreshTokenHash = hashToken(token);
    const given = await this.database.write(async (tx) => {
      const found = await this.find(tx, { familyHash: hashToken(familyOf(token)) }, request);
      if (!found) return undefined;
      if (found.refreshTokenHash !== refreshTokenHash)
        return this.end(tx, found, 'app-token-reused');
      assertWithin(scope, found.scopes);
      // Another request came first with the same token.
      return (
        (await this.renew(tx, found, { refreshTokenHash }, familyOf(token))) ??
        this.end(tx, found, 'app-token-reused')
      );
    });
    return given ?? refuse('The refresh token is unknown, over or used');
  }

  private async find(
    tx: Transaction,
    where: FindOptionsWhere<AppConnection>,
    { client_id: clientId }: TokenRequest,
  ): Promise<AppConnection | undefined> {
    const found = await tx.findOne(AppConnection, { where, relations: { app: true } });
    const isLive = found && found.app?.clientId === clientId && found.expiresAt > this.clock.now();
    return isLive ? found : undefined;
  }

  /** New tokens in place of those that there were, where the record still is as it was found. */
  private async renew(
    tx: Transaction,
    { id, appId, scopes, createdAt }: AppConnection,
    asFound: FindOptionsWhere<AppConnection>,
    family = `${REFRESH_PREFIX}${newSecretToken()}`,
  ): Promise<TokenAnswer | undefined> {
    const now = this.clock.now();
    const accessToken = `${ACCESS_PREFIX}${newSecretToken()}`;
    const refreshToken = `${family}.${newSecretToken()}`;
    const { affected } = await tx.update(
      AppConnection,
      { id, ...asFound },
      {
        codeChallenge: null,
        accessTokenHash: hashToken(accessToken),
        accessTokenExpiresAt: new Date(now.getTime() + ACCESS_MS),
        familyHash: hashToken(family),
        refreshTokenHash: hashToken(refreshToken),
        lastUsedAt: now,
        expiresAt: new Date(
          Math.min(now.getTime() + REFRESH_MS, createdAt.getTime() + CONNECTION_MS),
        ),
      },
    );
    if (affected !== 1) return undefined;
    await tx.update(App, { id: appId }, { usedAt: now });
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: ACCESS_MS / 1000,
      refresh_token: refreshToken,
      scope: scopes.join(' '),
    };
  }

  private async end(
    tx: Transaction,
    { id, customerId }: AppConnection,
    what: 'app-disconnected' | 'app-token-reused',
  ): Promise<undefined> {
    await tx.delete(AppConnection, { id });
    const before = { connectionId: id };
    await this.dependencies.events.record(tx, [connectionEvent(customerId, what, { before })]);
  }

  /** A request that could be answered is not refused because its connection could not be written to. */
  private async noteUse({ id, lastUsedAt }: AppConnection, now: Date): Promise<void> {
    if (!isUseWorthNoting(lastUsedAt, now)) return;
    const note = (tx: Transaction) => tx.update(AppConnection, { id }, { lastUsedAt: now });
    await this.database.write(note, { repeatable: true }).catch(() => {});
  }
}

/** What all refresh tokens of a connection begin with. */
function familyOf(token: string): string {
  return token.slice(0, Math.max(token.indexOf('.'), 0));
}

/** What a verifier is known by; nothing for what is none (RFC 7636). */
function challengeOf(verifier: string): string | undefined {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return undefined;
  return createHash('sha256').update(verifier).digest('base64url');
}

function refuse(description: string): never {
  throw new OAuthError('invalid_grant', description);
}
