import { createHash } from 'node:crypto';
import { FindOptionsWhere, IsNull, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
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
/** How long a refresh can be repeated whose answer may be lost. */
const REPEAT_MS = 30 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An app that is unused for this long has to ask the customer again. */
const REFRESH_MS = 90 * DAY_MS;
/** Every app has to ask again after a year. */
const CONNECTION_MS = 365 * DAY_MS;

/** Prefix of apps' tokens, so that they are recognized in a log, a chat or a public repository. */
const ACCESS_PREFIX = 'grapp_';
const REFRESH_PREFIX = 'grref_';

/** Whether a bearer token is an app's, valid or not. */
export const isAppToken = (token: string): boolean => token.startsWith(ACCESS_PREFIX);

/** The parameters of a token request, by their OAuth names. */
export type TokenRequest = Readonly<Record<string, string | undefined>>;

/** The response to a token request, by OAuth. */
export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** The dependencies of the service. */
export interface AppTokenDependencies {
  events: DomainEvents;
  limiter: AttemptLimiter;
  /** Failed token requests allowed per network address in 15 minutes. */
  failuresPerAddress: number;
  resource: string;
}

/** Issues, revokes and resolves tokens of apps. */
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
   * Issues tokens for a code or for the latest refresh token. Both work once: reuse may mean theft, and ends the
   * connection. Only a refresh whose answer may be lost can be repeated; the tokens of the lost answer end with that.
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

  /** Ends the connection of a token; unknown tokens are ignored (RFC 7009). */
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

  /**
   * The customer for whom an app calls an endpoint; a guest if the token is unknown, expired, or for another endpoint.
   */
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
      // An app has one connection per customer: the new consent replaces the earlier one.
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
      const known = await this.find(tx, { familyHash: hashToken(familyOf(token)) }, request);
      // An app may repeat its request while the first one is still running.
      const found = known && (await findLocked(tx, AppConnection, known.id));
      if (!found) return undefined;
      const isRepeated = this.isRepeated(found, refreshTokenHash);
      if (found.refreshTokenHash !== refreshTokenHash && !isRepeated)
        return this.end(tx, found, 'app-token-reused');
      assertWithin(scope, found.scopes);
      return this.renew(tx, found, {}, familyOf(token), {
        repeatableTokenHash: refreshTokenHash,
        // Repeating does not prolong the time to repeat.
        accessTokenExpiresAt: isRepeated ? found.accessTokenExpiresAt : null,
      });
    });
    return given ?? refuse('The refresh token is unknown, over or used');
  }

  /** Whether a token is the previous one, was replaced just now, and no token of that answer was used. */
  private isRepeated(found: AppConnection, refreshTokenHash: string): boolean {
    const { repeatableTokenHash, accessTokenExpiresAt } = found;
    if (repeatableTokenHash !== refreshTokenHash || !accessTokenExpiresAt) return false;
    const renewedMs = accessTokenExpiresAt.getTime() - ACCESS_MS;
    return renewedMs + REPEAT_MS > this.clock.now().getTime();
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

  /** Replaces the tokens, if the record is unchanged since it was read. */
  private async renew(
    tx: Transaction,
    { id, appId, scopes, createdAt }: AppConnection,
    asFound: FindOptionsWhere<AppConnection>,
    family = `${REFRESH_PREFIX}${newSecretToken()}`,
    {
      repeatableTokenHash = null,
      ...kept
    }: Partial<Pick<AppConnection, 'repeatableTokenHash' | 'accessTokenExpiresAt'>> = {},
  ): Promise<TokenAnswer | undefined> {
    const now = this.clock.now();
    const accessTokenExpiresAt = kept.accessTokenExpiresAt ?? new Date(now.getTime() + ACCESS_MS);
    const accessToken = `${ACCESS_PREFIX}${newSecretToken()}`;
    const refreshToken = `${family}.${newSecretToken()}`;
    const { affected } = await tx.update(
      AppConnection,
      { id, ...asFound },
      {
        codeChallenge: null,
        accessTokenHash: hashToken(accessToken),
        accessTokenExpiresAt,
        familyHash: hashToken(family),
        refreshTokenHash: hashToken(refreshToken),
        repeatableTokenHash,
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
      expires_in: Math.floor((accessTokenExpiresAt.getTime() - now.getTime()) / 1000),
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

  /** A request that could be answered must not fail because recording the use failed. */
  private async noteUse(used: AppConnection, now: Date): Promise<void> {
    const { id, accessTokenHash, repeatableTokenHash, lastUsedAt } = used;
    // The first use shows that the answer with the token arrived.
    if (!repeatableTokenHash && !isUseWorthNoting(lastUsedAt, now)) return;
    const latest = { id, accessTokenHash: accessTokenHash ?? IsNull() };
    const changes = { lastUsedAt: now, repeatableTokenHash: null };
    const note = (tx: Transaction) => tx.update(AppConnection, latest, changes);
    await this.database.write(note, { repeatable: true }).catch(() => {});
  }
}

/** Common prefix of all refresh tokens of a connection. */
function familyOf(token: string): string {
  return token.slice(0, Math.max(token.indexOf('.'), 0));
}

/** The challenge of a verifier; undefined for an invalid one (RFC 7636). */
function challengeOf(verifier: string): string | undefined {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return undefined;
  return createHash('sha256').update(verifier).digest('base64url');
}

function refuse(description: string): never {
  throw new OAuthError('invalid_grant', description);
}
