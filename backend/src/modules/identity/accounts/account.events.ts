import { DomainEvent } from '../../../kernel/domain-event';
import { Account } from './account';

/** What becomes of accounts, by the names of the audit log. */
type AccountAction =
  | 'password-changed'
  | 'password-removed'
  | 'password-reset'
  | 'email-changed'
  | 'email-confirmed'
  | 'name-changed'
  | 'phone-changed'
  | 'deleted';

/** What somebody did to their own account, for the audit log: the names of what changed, and none of its values. */
export function accountEvent(
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  action: AccountAction,
  changed: string[],
): DomainEvent {
  const subject = kind === 'admin' ? 'staff' : 'customer';
  return {
    actor: { role: kind, id },
    action: `${subject}.${action}`,
    subject,
    subjectId: id,
    after: { changed },
  };
}
