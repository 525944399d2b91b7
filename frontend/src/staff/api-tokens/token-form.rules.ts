import { t } from '@lingui/core/macro';

import { apiTokenInputLimits } from '../../generated/contract';
import type { ApiScope, ApiTokenInput } from '../../generated/graphql';

/** The raw form of a new token. */
export interface TokenForm {
  name: string;
  /** Empty for a new namespace. */
  namespace: string;
  scopes: ApiScope[];
  days: string;
}

export const emptyTokenForm: TokenForm = { name: '', namespace: '', scopes: [], days: '90' };

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

/** Whether a token has expired. */
export const isExpired = (expiresAt: string, now: Date): boolean =>
  new Date(expiresAt).getTime() <= now.getTime();
