import { Paise } from '../../../kernel/money';

/** What an app that pays by UPI is asked for. */
export interface UpiRequest {
  /** What the bank statement of the shop names beside the transfer. */
  reference: string;
  /** Opens an app that pays by UPI, as a link or as a QR code. */
  link: string;
}

/**
 * The request to pay what is open of an order. Its reference is the order's, and another one once a part was paid: apps
 * refuse to pay the same reference twice.
 * @param prefix letters and digits, as the receipts have
 */
export function upiRequestOf(
  prefix: string,
  payee: { payeeAddress: string; payeeName: string },
  order: { id: number; collectedPaise: Paise; openPaise: Paise },
): UpiRequest {
  const { id, collectedPaise, openPaise } = order;
  const reference = upiReferenceOf(prefix, id, collectedPaise);
  const parameters = [
    // Apps compare it as it is, so the @ stays.
    ['pa', payee.payeeAddress],
    ['pn', encodeURIComponent(payee.payeeName)],
    ['am', rupeesOf(openPaise)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', encodeURIComponent(`Order ${id}`)],
  ];
  const query = parameters.map((parameter) => parameter.join('=')).join('&');
  return { reference, link: `upi://pay?${query}` };
}

/** What the bank statement names: the order, and how much of it was paid before. */
export function upiReferenceOf(prefix: string, id: number, collectedPaise: Paise = 0): string {
  const part = collectedPaise > 0 ? `P${collectedPaise}` : '';
  return `${prefix.replace(/[^A-Za-z0-9]/g, '')}${id}${part}`;
}

/** An amount with two decimals, which all apps read alike. */
function rupeesOf(paise: Paise): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}
