import type {
  ApiTokenRowFragment,
  AuditRowFragment,
  ProfileFieldsFragment,
  ReceivedMessageCardFragment,
  SessionEntryFragment,
} from '../generated/graphql';
import type { WithTypename } from './records';

/** The account of a customer, with an unconfirmed address. */
export const aProfile = (
  profile: Partial<ProfileFieldsFragment> = {},
): WithTypename<ProfileFieldsFragment> => ({
  __typename: 'Customer',
  id: '7',
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@grocessay.test',
  isEmailVerified: false,
  logsInByCodeOnly: false,
  phone: '9820098200',
  dateOfBirth: '1991-05-14',
  district: 'Thane',
  state: 'Maharashtra',
  zipCode: '400601',
  giftCreditPaise: 0,
  ...profile,
});

/** The current session. */
export const aSession = (
  session: Partial<SessionEntryFragment> = {},
): WithTypename<SessionEntryFragment> => ({
  __typename: 'OwnSession',
  id: '61',
  createdAt: '2026-11-20T09:00:00Z',
  lastUsedAt: '2026-11-21T09:00:00Z',
  isCurrent: true,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0',
  ...session,
});

/** An API token. */
export const anApiToken = (
  token: Partial<ApiTokenRowFragment> = {},
): WithTypename<ApiTokenRowFragment> => ({
  __typename: 'ApiToken',
  id: '81',
  name: 'Stock scales',
  namespace: 'token-81',
  scopes: ['MANAGE_CATALOGUE'],
  createdAt: '2026-11-01T09:00:00Z',
  createdBy: 'owner@shop.example',
  expiresAt: '2036-01-30T09:00:00Z',
  lastUsedAt: null,
  ...token,
});

/** An audit entry: an admin changed a price. */
export const anAuditEntry = (
  entry: Partial<AuditRowFragment> = {},
): WithTypename<AuditRowFragment> => ({
  __typename: 'AuditEntry',
  id: '901',
  at: '2026-11-20T09:00:00Z',
  actor: 'ADMIN',
  actorId: '1',
  actorEmail: 'admin@grocessay.test',
  subjectEmail: null,
  apiTokenId: null,
  action: 'product.changed',
  subject: 'PRODUCT',
  subjectId: '5013',
  beforeJson: '{"mrpPaise":2000}',
  afterJson: '{"mrpPaise":2200}',
  requestId: 'req-1',
  ...entry,
});

/** A message to the shop. */
export const aReceivedMessage = (
  message: Partial<ReceivedMessageCardFragment> = {},
): WithTypename<ReceivedMessageCardFragment> => ({
  __typename: 'ReceivedMessage',
  id: '71',
  createdAt: '2026-11-20T09:00:00Z',
  fullName: 'Meera Joshi',
  email: 'meera@shop.in',
  subject: 'Do you bring fresh methi?',
  answeredAt: null,
  answeredByEmail: null,
  ...message,
});

/** One page of a paginated list. */
export const aPageOf = (
  __typename: string,
  items: readonly object[],
  page: { page?: number; pageCount?: number; totalCount?: number } = {},
) => ({
  __typename,
  totalCount: items.length,
  page: 1,
  pageSize: 20,
  pageCount: 1,
  items,
  ...page,
});
