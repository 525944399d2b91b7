import { Clock } from '../../../kernel/clock';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { hashToken } from '../credentials/secret-token';
import { TokenReader } from '../sessions/session-authentication';
import { isUseWorthNoting } from '../sessions/session-times.rules';
import { permissionsOfToken } from './api-scope';
import { ApiToken } from './api-token.entity';
import { namespaceOf } from './namespace.rules';

/** Prefix of API tokens, so that they are recognized in a log, a chat or a public repository. */
export const API_TOKEN_PREFIX = 'gro_';

/** Resolves bearer tokens: API tokens by their prefix, all others as tokens of sessions. */
export class BearerTokens implements TokenReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: TokenReader,
  ) {}

  viewerOf(token: string | undefined): Promise<Viewer> {
    if (!token?.startsWith(API_TOKEN_PREFIX)) return this.sessions.viewerOf(token);
    return this.viewerOfApiToken(token);
  }

  private async viewerOfApiToken(token: string): Promise<Viewer> {
    const found = await this.find(hashToken(token));
    if (!found?.admin || found.expiresAt <= this.clock.now()) return guestViewer;
    await this.noteUse(found);
    const { id: apiTokenId, adminId, scopes, admin } = found;
    const allowed = permissionsOfToken(scopes, new Set(admin.permissions));
    const namespace = namespaceOf(found);
    return { role: 'admin', apiTokenId, namespace, adminId, permissions: allowed };
  }

  private find(tokenHash: string): Promise<ApiToken | null> {
    return this.database.read
      .createQueryBuilder(ApiToken, 'token')
      .innerJoin('token.admin', 'admin')
      .addSelect(['admin.id', 'admin.role'])
      .leftJoinAndSelect('admin.customRole', 'customRole')
      .where('token.tokenHash = :tokenHash', { tokenHash })
      .getOne();
  }

  /** A request that could be answered must not fail because recording the use failed. */
  private async noteUse({ id, lastUsedAt }: ApiToken): Promise<void> {
    const now = this.clock.now();
    if (!isUseWorthNoting(lastUsedAt, now)) return;
    const note = (tx: Transaction) => tx.update(ApiToken, { id }, { lastUsedAt: now });
    await this.database.write(note, { repeatable: true }).catch(() => {});
  }
}
