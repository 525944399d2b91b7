import { t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';
import type { OrderToDeliver, RoundState, RoundStop } from './round.rules';

/** The rider of a round; a former member has no address any more. */
export const riderName = (email: string | null): string => email ?? t`a former member of the staff`;

export const stateText = (state: RoundState): string =>
  ({
    planned: t`not started`,
    started: t`on the way`,
    'to-hand-in': t`cash to hand in`,
    'handed-in': t`handed in`,
  })[state];

export const stateTone = (state: RoundState) =>
  (({ planned: 'quiet', started: 'waiting', 'to-hand-in': 'bad', 'handed-in': 'good' }) as const)[
    state
  ];

/** The recipient and the address of an order, on one line; a deleted account has neither. */
export function placeOf({ address, recipient }: OrderToDeliver): string {
  if (!address && !recipient) return t`Account deleted`;
  const place = address ? [address.line1, address.line2, address.pinCode] : [t`no address on file`];
  return [recipient?.name, ...place].filter(Boolean).join(', ');
}

/** The amount to collect on delivery. */
export const dueText = (paise: number): string =>
  paise === 0 ? t`paid` : t`${formatPaise(paise)} to collect`;

/** Counted less collected cash, with its sign. */
export const differenceText = (paise: number): string =>
  `${paise > 0 ? '+' : ''}${formatPaise(paise)}`;

/** The result of a stop. */
export function outcomeText(stop: RoundStop): string {
  const { outcome, receivedBy, failureReason, isOpen } = stop;
  if (outcome === 'DELIVERED') return receivedBy ? t`delivered to ${receivedBy}` : t`delivered`;
  if (outcome === 'FAILED') return t`not delivered: ${failureReason ?? ''}`;
  return isOpen ? t`open` : t`no longer on this round`;
}
