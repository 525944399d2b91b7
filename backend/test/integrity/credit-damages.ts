import { Damages } from './damage';

/** Credited: 4 x 80.00 in cash; 80.00 were not collected, and another 80.00 handed back. */
export const creditDamages: Damages = {
  'a credit note is left out of its series': ({ year, creditNote }) => ({
    by: [`UPDATE credit_notes SET number = number + 100 WHERE id = ${creditNote}`],
    breaches: [
      `credit-note-numbers: credit note number of ${year}: expected 3, found 4`,
      `credit-note-numbers: credit note number of ${year}: expected 6, found 103`,
      `credit-note-numbers: credit note counter of ${year}: expected 103, found 5`,
    ],
  }),
  'a credit note is of another sum': ({ credited, creditNote }) => ({
    by: [`UPDATE credit_notes SET amountPaise = amountPaise + 1 WHERE id = ${creditNote}`],
    breaches: [
      `credit-notes: amount of credit note ${creditNote}: expected 8000, found 8001`,
      `credit-notes: money of credit note ${creditNote}: expected 8001, found 8000`,
      `credited-orders: credited sum of order ${credited}: expected 16001, found 16000`,
      `credited-orders: content of the credit notes of order ${credited}: expected 16001, found 16000`,
    ],
  }),
  'a later credit note gives back what an earlier one gave back': ({
    credited,
    creditNote,
    laterCreditNote,
  }) => ({
    by: [`UPDATE credit_notes SET amountPaise = 32000 WHERE id = ${creditNote}`],
    breaches: [
      `credit-notes: amount of credit note ${creditNote}: expected 8000, found 32000`,
      `credit-notes: money of credit note ${creditNote}: expected 32000, found 8000`,
      `credited-orders: credited sum of order ${credited}: expected 40000, found 16000`,
      `credited-orders: content of the credit notes of order ${credited}: expected 40000, found 16000`,
      `credited-orders: credit notes of order ${credited}: expected at most 32000, found 40000`,
      `credit-note-taxes: taxable values and taxes of credit note ${laterCreditNote}: expected 8000, found 0`,
    ],
  }),
  'less is collected than the credit notes say': ({ credited }) => ({
    by: [`UPDATE orders SET collectLessPaise = 0 WHERE id = ${credited}`],
    breaches: [
      `collections: paise collected of order ${credited}: expected 27000, found 19000`,
      `credited-orders: sum that is collected less of order ${credited}: expected 8000, found 0`,
    ],
  }),
  'more pieces of a line were credited than its credit notes say': ({ creditedLine }) => ({
    by: [`UPDATE order_lines SET refundedQuantity = 3 WHERE id = ${creditedLine}`],
    breaches: [`credited-lines: credited pieces of line ${creditedLine}: expected 2, found 3`],
  }),
  'a credit note gives a line more than it cost': ({ credited, creditedLine, creditNote }) => ({
    by: [`UPDATE credit_note_lines SET totalPaise = 9000 WHERE creditNoteId = ${creditNote}`],
    breaches: [
      `credit-notes: amount of credit note ${creditNote}: expected 9000, found 8000`,
      `credited-lines: credit of line ${creditedLine}: expected 8000, found 9000`,
      `credited-orders: content of the credit notes of order ${credited}: expected 16000, found 17000`,
    ],
  }),
  'a piece that came back is still with the customer by its line': ({
    tea,
    credited,
    creditedLine,
  }) => ({
    by: [`UPDATE order_lines SET returnedQuantity = 1 WHERE id = ${creditedLine}`],
    breaches: [
      `stock-balance: stock + sold + reserved of product ${tea}: expected 19, found 20`,
      `ordered-pieces: pieces of product ${tea} that order ${credited} holds: expected 3, found 2`,
      `credited-lines: pieces of line ${creditedLine} that came back: expected 2, found 1`,
    ],
  }),
};
