import { Paise } from '../../../kernel/money';

/** A payment request for a UPI app. */
export interface UpiRequest {
  /** The text that appears with the transfer in the shop's bank statement. */
  reference: string;
  /** Opens a UPI app, as a link or as a QR code. */
  link: string;
}

/**
 * The request to pay the open amount of an order. Its reference is that of the order, and a different one once a part
 * was paid, because apps refuse to pay the same reference twice.
 * @param prefix letters and digits, as in receipt numbers
 */
export function upiRequestOf(
  prefix: string,
  payee: { payeeAddress: string; payeeName: string },
  order: { id: number; collectedPaise: Paise; openPaise: Paise },
): UpiRequest {
  const { id, collectedPaise, openPaise } = order;
  const reference = upiReferenceOf(prefix, id, collectedPaise);
  const parameters = [
    // Apps compare it literally, so the @ is not encoded.
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

/** The reference in the bank statement: the order, and the sum paid before. */
export function upiReferenceOf(prefix: string, id: number, collectedPaise: Paise = 0): string {
  const part = collectedPaise > 0 ? `P${collectedPaise}` : '';
  return `${prefix.replace(/[^A-Za-z0-9]/g, '')}${id}${part}`;
}

/** An amount with two decimals, the format that all apps read alike. */
function rupeesOf(paise: Paise): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}
