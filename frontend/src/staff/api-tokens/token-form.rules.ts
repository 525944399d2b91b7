import { t } from '@lingui/core/macro';

import { apiTokenInputLimits } from '../../generated/contract';
import type { ApiScope, ApiTokenInput, ApiTokenRowFragment } from '../../generated/graphql';

/** The raw form of a new token. */
export interface TokenForm {
  name: string;
  /** Empty for a new namespace. */
  namespace: string;
  scopes: ApiScope[];
  days: string;
}

export const emptyTokenForm: TokenForm = { name: '', namespace: '', scopes: [], days: '90' };

/** The form for a token that replaces another one of the same program. */
export const tokenFormLike = ({ name, namespace, scopes }: ApiTokenRowFragment): TokenForm => ({
  ...{ ...emptyTokenForm, name, namespace, scopes },
});

const { name: nameLimits, expiresInDays: dayLimits } = apiTokenInputLimits;

/** Checks that need no server. */
export const tokenFormChecks = {
  name: (text: string) => {
    const length = text.trim().length;
    return (
      (length >= nameLimits.least && length <= nameLimits.most) ||
      t`Say what it is for, in ${nameLimits.least} to ${nameLimits.most} letters`
    );
  },
  scopes: (scopes: readonly ApiScope[]) => scopes.length > 0 || t`Choose at least one`,
  days: (text: string) => {
    const days = Number(text);
    return (
      (Number.isInteger(days) && days >= dayLimits.least && days <= dayLimits.most) ||
      t`Days are ${dayLimits.least} to ${dayLimits.most}`
    );
  },
};

/** The validated form in the form of the API. */
export const inputOfTokenForm = (form: TokenForm): ApiTokenInput => ({
  name: form.name.trim(),
  ...(form.namespace.trim() !== '' && { namespace: form.namespace.trim() }),
  scopes: form.scopes,
  expiresInDays: Number(form.days),
});

/** The server's field names by form field. */
export const serverFields: Record<keyof TokenForm, string> = {
  name: 'name',
  namespace: 'namespace',
  scopes: 'scopes',
  days: 'expiresInDays',
};

const dayMs = 86_400_000;

/** The time for an owner to replace a token before its program is refused. */
const soonDays = 14;

/** The days that a token is still valid, rounded up; 0 if it has expired. */
export const daysLeft = (expiresAt: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / dayMs));

/** Whether a token expires soon, and has not yet. */
export function expiresSoon(expiresAt: string, now: Date): boolean {
  const days = daysLeft(expiresAt, now);
  return days > 0 && days <= soonDays;
}
