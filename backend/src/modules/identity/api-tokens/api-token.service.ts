import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { permissions } from '../../../kernel/permissions';
import { Viewer, requirePerson, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { identityMessages } from '../identity.messages';
import { hashToken, newSecretToken } from '../credentials/secret-token';
import { Admin } from '../staff/admin.entity';
import { ApiToken } from './api-token.entity';
import { ApiTokenInput } from './api-token.input';
import { CreatedApiToken, ListedApiToken } from './api-token.type';
import { API_TOKEN_PREFIX } from './bearer-tokens';
import { isOfLaterToken, namespaceOf } from './namespace.rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many of the newest tokens are listed. */
const LISTED = 200;

/**
 * The staff who manage the staff issue and revoke tokens for programs: owners see all tokens of the shop, so that they
 * can also revoke those of others, and whoever has less permissions only their own.
 */
export class ApiTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The tokens that the caller may revoke, the newest first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<ListedApiToken[]> {
    const newest = { order: { id: 'DESC' }, take: LISTED, relations: { admin: true } } as const;
    const found = await this.database.read.find(ApiToken, {
      where: revocableBy(viewer),
      ...newest,
    });
    return found.map(listed);
  }

  /**
   * Creates a token. Only this response contains it: the shop stores its hash.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async create(
    viewer: Viewer,
    values: Partial<Record<keyof ApiTokenInput, unknown>>,
  ): Promise<CreatedApiToken> {
    const adminId = callerOf(viewer);
    const input = await assertValid(ApiTokenInput, trimTexts(values));
    const { name, scopes, expiresInDays, namespace = null } = input;
    const token = `${API_TOKEN_PREFIX}${newSecretToken()}`;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + expiresInDays * DAY_MS);
    const about = { name, scopes, expiresAt };
    const apiToken = await this.database.write(async (tx) => {
      const record = { ...about, namespace, adminId, createdAt, tokenHash: hashToken(token) };
      const saved = await tx.save(
        tx.create(ApiToken, { ...record, lastUsedAt: null, expiryToldAt: null }),
      );
      if (isOfLaterToken(saved))
        throw fieldError('namespace', identityMessages.tokenNamespaceLater());
      await this.record(tx, viewer, adminId, {
        action: 'api-token.created',
        after: { apiTokenId: saved.id, ...about, namespace: namespaceOf(saved) },
      });
      const admin = await tx.findOneByOrFail(Admin, { id: adminId });
      return listed({ ...saved, admin });
    });
    return { apiToken, token };
  }

  /**
   * Revokes a token, at once and on every server.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND if it is another's, and the caller not an owner
   */
  async revoke(viewer: Viewer, id: number): Promise<void> {
    const where = { id, ...revocableBy(viewer) };
    await this.database.write(async (tx) => {
      const token = await tx.findOneBy(ApiToken, where);
      const { affected } = await tx.delete(ApiToken, where);
      if (!token || !affected) throw notFound('API token', 'id');
      const { adminId, name, scopes, expiresAt } = token;
      await this.record(tx, viewer, adminId, {
        action: 'api-token.revoked',
        before: { apiTokenId: id, name, scopes, expiresAt },
      });
    });
  }

  private record(
    tx: Transaction,
    viewer: Viewer,
    adminId: number,
    what: Pick<DomainEvent, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    const subject = { subject: 'staff', subjectId: adminId } as const;
    return this.events.record(tx, [{ actor: actorOf(viewer), ...subject, ...what }]);
  }
}

function listed(token: ApiToken): ListedApiToken {
  return { ...token, namespace: namespaceOf(token), createdBy: token.admin?.email ?? '' };
}

/** Which tokens the caller sees and may revoke: a role with all permissions is as good as the owner's. */
function revocableBy(viewer: Viewer): { adminId?: number } {
  const adminId = callerOf(viewer);
  const own = viewer.role === 'admin' ? viewer.permissions : new Set();
  return permissions.every((permission) => own.has(permission)) ? {} : { adminId };
}

/** Only people issue tokens: no program can create itself another. */
function callerOf(viewer: Viewer): number {
  const adminId = requirePermission(viewer, 'manage-staff');
  requirePerson(viewer);
  return adminId;
}
