import { t } from '@lingui/core/macro';

import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import type { Terms } from './conflict.rules';

/** The delivery prices as typed, in rupees. */
export interface TermsRow {
  fee: string;
  /** Empty if delivery is never free. */
  freeFrom: string;
  minimumOrder: string;
}

/** The terms in the form. */
export const rowOfTerms = ({ feePaise, freeFromPaise, minimumOrderPaise }: Terms): TermsRow => ({
  fee: paiseToRupees(feePaise),
  freeFrom: freeFromPaise === null ? '' : paiseToRupees(freeFromPaise),
  minimumOrder: paiseToRupees(minimumOrderPaise),
});

/** The terms of a validated form. */
export const termsOfRow = ({ fee, freeFrom, minimumOrder }: TermsRow): Terms => ({
  feePaise: rupeesToPaise(fee) ?? 0,
  freeFromPaise: rupeesToPaise(freeFrom) ?? null,
  minimumOrderPaise: rupeesToPaise(minimumOrder) ?? 0,
});

/** The differences between two terms. */
export const changedTerms = (before: Terms, after: Terms): Partial<Terms> => ({
  ...(before.feePaise !== after.feePaise && { feePaise: after.feePaise }),
  ...(before.freeFromPaise !== after.freeFromPaise && { freeFromPaise: after.freeFromPaise }),
  ...(before.minimumOrderPaise !== after.minimumOrderPaise && {
    minimumOrderPaise: after.minimumOrderPaise,
  }),
});

/** The general terms, and whether the fee of returned orders is kept. */
export interface Fees extends Terms {
  keepsReturnFee: boolean;
}

/** The fees as typed. */
export interface FeesRow extends TermsRow {
  keepsReturnFee: boolean;
}

/** The fees of a validated form. */
export const feesOfRow = ({ keepsReturnFee, ...terms }: FeesRow): Fees => ({
  ...termsOfRow(terms),
  keepsReturnFee,
});

/** The differences between two fees. */
export const changedFees = (before: Fees, after: Fees): Partial<Fees> => ({
  ...changedTerms(before, after),
  ...(before.keepsReturnFee !== after.keepsReturnFee && { keepsReturnFee: after.keepsReturnFee }),
});

const isAmount = (text: string) => rupeesToPaise(text) !== undefined;

/** Checks that need no server. */
export const termsChecks = {
  fee: (text: string) => isAmount(text) || t`Enter an amount in rupees, 0 where delivery is free`,
  freeFrom: (text: string) =>
    text.trim() === '' ||
    (rupeesToPaise(text) ?? 0) > 0 ||
    t`Enter an amount in rupees, or nothing`,
  minimumOrder: (text: string) =>
    isAmount(text) || t`Enter an amount in rupees, 0 where there is no minimum`,
};
