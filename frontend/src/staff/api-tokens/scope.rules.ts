import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ApiScope } from '../../generated/graphql';

interface ScopeText {
  /** Completes 'may'. */
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

/** The scopes of a program, described in plain words, in display order. */
export const scopeText: Record<ApiScope, ScopeText> = {
  MANAGE_CATALOGUE: {
    label: msg`Keep products`,
    hint: msg`Add, change and delete products, and upload their pictures`,
  },
  READ_ORDERS: {
    label: msg`Read orders`,
    hint: msg`All orders, with the names and addresses in them`,
  },
  TAKE_ORDERS: { label: msg`Take orders`, hint: msg`Of customers who call by telephone` },
  MOVE_ORDERS: { label: msg`Move orders`, hint: msg`Move orders on, call them off, collect cash` },
  CARRY_ORDERS: {
    label: msg`Carry orders as a courier`,
    hint: msg`Packed orders on no round: where they go and what to collect`,
  },
  REFUND_PAYMENTS: { label: msg`Pay money back`, hint: msg`Refund payments, in part or whole` },
  MANAGE_COUPONS: { label: msg`Keep coupons`, hint: msg`Make and end coupons` },
  MANAGE_VOUCHERS: { label: msg`Make gift vouchers`, hint: msg`That is handing out money` },
  MANAGE_DELIVERY: {
    label: msg`Set delivery`,
    hint: msg`Windows, closed days, fees, the minimum order, areas`,
  },
  READ_MESSAGES: { label: msg`Read messages`, hint: msg`What was written to the shop` },
  READ_ACCOUNTS: {
    label: msg`Read the accounts`,
    hint: msg`Bills, taxes, payments, credit notes and the GST report, without who ordered`,
  },
  READ_AUDIT: { label: msg`Read the audit log`, hint: msg`Who did what, and when` },
};

/** In display order. */
export const scopes = Object.keys(scopeText) as ApiScope[];

/** 'Keep products, Read orders' for the scopes of a token. */
export const nameScopes = (held: readonly ApiScope[]): string =>
  scopes
    .filter((scope) => held.includes(scope))
    .map((scope) => i18n._(scopeText[scope].label))
    .join(', ');
