import { inIndianGroups } from './indian-digits';

const paisePerRupee = 100;

/** ₹28 for 2800 paise, ₹389.50 for 38950, −₹23.08 for -2308: decimals only if needed. */
export const formatPaise = (paise: number): string =>
  paise % paisePerRupee === 0
    ? `${signOf(paise)}₹${inIndianGroups(Math.abs(paise) / paisePerRupee)}`
    : formatPaiseExactly(paise);

/** ₹20.00 for 2000 paise: always with two decimals. */
export function formatPaiseExactly(paise: number): string {
  const rest = Math.abs(paise) % paisePerRupee;
  const rupees = (Math.abs(paise) - rest) / paisePerRupee;
  return `${signOf(paise)}₹${inIndianGroups(rupees)}.${String(rest).padStart(2, '0')}`;
}

const signOf = (paise: number): string => (paise < 0 ? '−' : '');
