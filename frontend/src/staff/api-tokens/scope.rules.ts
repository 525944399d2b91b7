import type { ApiScope } from '../../generated/graphql';

interface ScopeText {
  /** Completes 'may'. */
  label: string;
  hint: string;
}

/** What a program may be allowed to do, in plain words and in the order in which it is offered. */
export const scopeText: Record<ApiScope, ScopeText> = {
  MANAGE_CATALOGUE: {
    label: 'Keep products',
    hint: 'Add, change and delete products, and upload their pictures',
  },
  READ_ORDERS: { label: 'Read orders', hint: 'All orders, with the names and addresses in them' },
  MOVE_ORDERS: { label: 'Move orders', hint: 'Move orders on, call them off, collect cash' },
  REFUND_PAYMENTS: { label: 'Pay money back', hint: 'Refund payments, in part or whole' },
  MANAGE_COUPONS: { label: 'Keep coupons', hint: 'Make and end coupons' },
  MANAGE_VOUCHERS: { label: 'Make gift vouchers', hint: 'That is handing out money' },
  MANAGE_DELIVERY: {
    label: 'Set delivery',
    hint: 'Windows, closed days, fees, the smallest order, areas',
  },
  READ_MESSAGES: { label: 'Read messages', hint: 'What was written to the shop' },
  READ_AUDIT: { label: 'Read the audit log', hint: 'Who did what, and when' },
};

/** In the order in which they are offered. */
export const scopes = Object.keys(scopeText) as ApiScope[];

/** 'Keep products, Read orders' for the scopes of a token. */
export const nameScopes = (held: readonly ApiScope[]): string =>
  scopes
    .filter((scope) => held.includes(scope))
    .map((scope) => scopeText[scope].label)
    .join(', ');
