import { t } from '@lingui/core/macro';

import { couponInputLimits } from '../../generated/contract';
import type { CouponInput } from '../../generated/graphql';
import { endOfIstDay, startOfIstDay } from '../../shared/lib/ist-time';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';

/** The coupon form as typed; days are days in India. */
export interface CouponForm {
  code: string;
  description: string;
  descriptionHi: string;
  descriptionMr: string;
  percent: string;
  minimumRupees: string;
  maximumRupees: string;
  totalLimit: string;
  perCustomerLimit: string;
  firstDay: string;
  lastDay: string;
}

export const emptyCouponForm: CouponForm = {
  code: '',
  description: '',
  descriptionHi: '',
  descriptionMr: '',
  percent: '',
  minimumRupees: '',
  maximumRupees: '',
  totalLimit: '',
  perCustomerLimit: '',
  firstDay: '',
  lastDay: '',
};

const isBlank = (text: string) => text.trim() === '';

const optionalRupees = (text: string) =>
  isBlank(text) ||
  rupeesToPaise(text) !== undefined ||
  t`Leave it empty, or enter an amount such as 399`;

const optionalCount = (text: string) =>
  isBlank(text) || /^[1-9]\d{0,6}$/.test(text.trim()) || t`Leave it empty, or enter 1 or more`;

/** Checks that need no server. */
export const couponFormChecks = {
  code: (text: string) =>
    /^[A-Za-z0-9-]{3,40}$/.test(text.trim()) || t`Code has 3 to 40 letters, digits or -`,
  description: (text: string) => !isBlank(text) || t`Say what the coupon gives`,
  percent: (text: string) => {
    const { least, most } = couponInputLimits.percent;
    const percent = Number(text);
    return (
      (Number.isInteger(percent) && percent >= least && percent <= most) ||
      t`Percent is ${least} to ${most}`
    );
  },
  minimumRupees: optionalRupees,
  maximumRupees: optionalRupees,
  totalLimit: optionalCount,
  perCustomerLimit: optionalCount,
  lastDay: (text: string, form: CouponForm) =>
    isBlank(text) || isBlank(form.firstDay) || text >= form.firstDay || t`It ends before it begins`,
};

const countOf = (text: string) => (isBlank(text) ? null : Number(text));

/** The validated form in the form of the API. An empty field means no limit. */
export const inputOfCouponForm = (form: CouponForm): CouponInput => ({
  code: form.code.trim().toUpperCase(),
  description: form.description.trim(),
  descriptionHi: form.descriptionHi.trim() || null,
  descriptionMr: form.descriptionMr.trim() || null,
  percent: Number(form.percent),
  minimumSubtotalPaise: rupeesToPaise(form.minimumRupees) ?? 0,
  maximumDiscountPaise: rupeesToPaise(form.maximumRupees) ?? null,
  totalLimit: countOf(form.totalLimit),
  perCustomerLimit: countOf(form.perCustomerLimit),
  validFrom: startOfIstDay(form.firstDay),
  validUntil: endOfIstDay(form.lastDay),
});

/** The form fields for field names of the server that differ. */
const formNames: Record<string, keyof CouponForm> = {
  minimumSubtotalPaise: 'minimumRupees',
  maximumDiscountPaise: 'maximumRupees',
  validFrom: 'firstDay',
  validUntil: 'lastDay',
};

/** The form field for a field name of the server. */
export function couponFieldOf(serverField: string): keyof CouponForm | undefined {
  const name = formNames[serverField] ?? serverField;
  return name in emptyCouponForm ? (name as keyof CouponForm) : undefined;
}
