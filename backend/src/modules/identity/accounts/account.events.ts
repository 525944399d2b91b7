import { DomainEvent } from '../../../kernel/domain-event';
import { Account } from './account';

/** Changes of accounts, by their names in the audit log. */
type AccountAction =
  | 'password-changed'
  | 'password-removed'
  | 'password-reset'
  | 'invitation-accepted'
  | 'email-changed'
  | 'email-confirmed'
  | 'name-changed'
  | 'phone-changed'
  | 'deleted';

/** A change of somebody's own account, for the audit log: the names of the changed fields, without values. */
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
