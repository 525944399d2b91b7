import { onFirstUse } from './on-first-use';

const paisePerRupee = 100;

// Of India in every language: Marathi by itself would group Latin digits by thousands.
const rupees = (fractionDigits: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );
const wholeRupees = rupees(0);
const withPaise = rupees(2);

/** ₹28 for 2800 paise, ₹389.50 for 38950, −₹23.08 for -2308: paise only where there are some. */
export function formatPaise(paise: number): string {
  const format = paise % paisePerRupee === 0 ? wholeRupees : withPaise;
  const amount = format().format(Math.abs(paise) / paisePerRupee);
  return paise < 0 ? `−${amount}` : amount;
}

/** ₹20.00 for 2000 paise: always to the paisa, as books have it. */
export const formatPaiseExactly = (paise: number): string =>
  `${paise < 0 ? '−' : ''}${withPaise().format(Math.abs(paise) / paisePerRupee)}`;
