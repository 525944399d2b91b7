import { spokenTime } from '../../../kernel/ist';
import type { Language } from '../../../kernel/language';
import type { Substitution } from '../../../kernel/order.enums';
import { windowIn } from '../../../kernel/spoken-window';

/** The texts of receipts and credit notes in one language. Sums and days are passed in formatted. */
export interface ReceiptTexts {
  receipt: string;
  creditNote: string;
  order: string;
  orderNumber(id: number): string;
  customer: string;
  delivery: string;
  window(startMinute: number, endMinute: number): string;
  ifMissing(choice: Substitution): string;
  cancelled: string;
  returned: string;
  columns: Record<'name' | 'quantity' | 'mrp' | 'total' | 'discount', string>;
  taxColumns: Record<'rate' | 'taxable' | 'cgst' | 'sgst' | 'amount', string>;
  noRate: string;
  soldAt(amount: string): string;
  weighed(grams: string): string;
  totalPaid: string;
  totalToPay: string;
  payment: string;
  nothingLeft: string;
  cashCollected: string;
  cashDue: string;
  paidByUpi(utr: string): string;
  paidOnline: string;
  paidByCard(brand: string, lastFour: string): string;
  paidBack: string;
  onItsWay: string;
  forReceipt: string;
  reason(words: string): string;
  paidBackBefore: string;
  amountPaidBack: string;
  totalCredited: string;
  lessDue: string;
  inCash: string;
  toCard: string;
  byUpi: string;
  toGiftCredit: string;
  page(number: number, count: number): string;
}

const ENGLISH: ReceiptTexts = {
  receipt: 'Receipt',
  creditNote: 'Credit note',
  order: 'Order',
  orderNumber: (id) => `No. ${id}`,
  customer: 'Customer',
  delivery: 'Delivery',
  window: (startMinute, endMinute) => `${spokenTime(startMinute)} to ${spokenTime(endMinute)}`,
  ifMissing: (choice) => `If something is missing: ${choice}`,
  cancelled: 'Order cancelled',
  returned: 'Order returned',
  columns: { name: 'Item', quantity: 'Qty', mrp: 'MRP', total: 'Total', discount: 'Discount' },
  taxColumns: {
    rate: 'Tax within the sum',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST',
    amount: 'Total',
  },
  noRate: 'No rate',
  soldAt: (amount) => `sold at ${amount}`,
  weighed: (grams) => `weighed: ${grams} g`,
  totalPaid: 'Total paid',
  totalToPay: 'Total to pay',
  payment: 'Payment',
  nothingLeft: 'Nothing was left to pay',
  cashCollected: 'Cash on delivery, collected',
  cashDue: 'Cash on delivery, to be paid at the door',
  paidByUpi: (utr) => `Paid by UPI: UTR ${utr}`,
  paidOnline: 'Paid online',
  paidByCard: (brand, lastFour) => `Paid by card: ${brand} ending in ${lastFour}`,
  paidBack: 'Paid back',
  onItsWay: 'on its way',
  forReceipt: 'For the receipt',
  reason: (words) => `Reason: ${words}`,
  paidBackBefore: 'Paid back before',
  amountPaidBack: 'Amount paid back',
  totalCredited: 'Total credited',
  lessDue: 'Less to pay at the door',
  inCash: 'In cash',
  toCard: 'To the card',
  byUpi: 'By UPI',
  toGiftCredit: 'To the gift credit',
  page: (number, count) => `Page ${number} of ${count}`,
};

const HINDI: ReceiptTexts = {
  receipt: 'रसीद',
  creditNote: 'क्रेडिट नोट',
  order: 'ऑर्डर',
  orderNumber: (id) => `नंबर ${id}`,
  customer: 'ग्राहक',
  delivery: 'डिलीवरी',
  window: (startMinute, endMinute) => windowIn('hi', startMinute, endMinute),
  ifMissing: (choice) =>
    `कुछ न मिले तो: ${{ 'call me': 'मुझे फ़ोन करें', 'similar product': 'मिलता-जुलता प्रोडक्ट', 'no substitute': 'कुछ और नहीं' }[choice]}`,
  cancelled: 'ऑर्डर कैंसल',
  returned: 'ऑर्डर वापस आया',
  columns: { name: 'सामान', quantity: 'संख्या', mrp: 'MRP', total: 'कुल', discount: 'छूट' },
  taxColumns: {
    rate: 'रकम में शामिल टैक्स',
    taxable: 'कर योग्य मूल्य',
    cgst: 'CGST',
    sgst: 'SGST',
    amount: 'कुल',
  },
  noRate: 'बिना दर',
  soldAt: (amount) => `${amount} में बेचा गया`,
  weighed: (grams) => `वज़न: ${grams} ग्राम`,
  totalPaid: 'कुल भुगतान किया',
  totalToPay: 'कुल देना है',
  payment: 'भुगतान',
  nothingLeft: 'कुछ भी देना बाकी नहीं था',
  cashCollected: 'कैश ऑन डिलीवरी, मिल गया',
  cashDue: 'कैश ऑन डिलीवरी, डिलीवरी के समय देना है',
  paidByUpi: (utr) => `UPI से भुगतान हो गया: UTR ${utr}`,
  paidOnline: 'ऑनलाइन भुगतान हो गया',
  paidByCard: (brand, lastFour) => `कार्ड से भुगतान हो गया: ${brand}, अंत में ${lastFour}`,
  paidBack: 'वापस किया गया',
  onItsWay: 'वापस किया जा रहा है',
  forReceipt: 'इस रसीद के लिए',
  reason: (words) => `कारण: ${words}`,
  paidBackBefore: 'पहले वापस किया गया',
  amountPaidBack: 'वापस की गई रकम',
  totalCredited: 'कुल क्रेडिट',
  lessDue: 'डिलीवरी के समय इतना कम देना है',
  inCash: 'नकद',
  toCard: 'कार्ड पर',
  byUpi: 'UPI से',
  toGiftCredit: 'गिफ़्ट क्रेडिट में',
  page: (number, count) => `पेज ${number} / ${count}`,
};

const MARATHI: ReceiptTexts = {
  receipt: 'पावती',
  creditNote: 'क्रेडिट नोट',
  order: 'ऑर्डर',
  orderNumber: (id) => `क्रमांक ${id}`,
  customer: 'ग्राहक',
  delivery: 'डिलिव्हरी',
  window: (startMinute, endMinute) => windowIn('mr', startMinute, endMinute),
  ifMissing: (choice) =>
    `काही न मिळाल्यास: ${{ 'call me': 'मला फोन करा', 'similar product': 'त्यासारखी वस्तू', 'no substitute': 'दुसरे काही नको' }[choice]}`,
  cancelled: 'ऑर्डर रद्द',
  returned: 'ऑर्डर परत आली',
  columns: { name: 'वस्तू', quantity: 'संख्या', mrp: 'MRP', total: 'एकूण', discount: 'सूट' },
  taxColumns: {
    rate: 'रकमेतील कर',
    taxable: 'करपात्र मूल्य',
    cgst: 'CGST',
    sgst: 'SGST',
    amount: 'एकूण',
  },
  noRate: 'दर नाही',
  soldAt: (amount) => `${amount} ला विकले`,
  weighed: (grams) => `वजन: ${grams} ग्रॅम`,
  totalPaid: 'एकूण दिले',
  totalToPay: 'एकूण द्यायचे आहेत',
  payment: 'पेमेंट',
  nothingLeft: 'काहीही देणे बाकी नव्हते',
  cashCollected: 'कॅश ऑन डिलिव्हरी, पैसे मिळाले',
  cashDue: 'कॅश ऑन डिलिव्हरी, डिलिव्हरीच्या वेळी द्यायचे आहेत',
  paidByUpi: (utr) => `UPI ने पैसे भरले: UTR ${utr}`,
  paidOnline: 'ऑनलाइन पैसे भरले',
  paidByCard: (brand, lastFour) => `कार्डने पैसे भरले: ${brand}, शेवटी ${lastFour}`,
  paidBack: 'परत केले',
  onItsWay: 'परत केले जात आहेत',
  forReceipt: 'या पावतीसाठी',
  reason: (words) => `कारण: ${words}`,
  paidBackBefore: 'आधी परत केले',
  amountPaidBack: 'परत केलेली रक्कम',
  totalCredited: 'एकूण क्रेडिट',
  lessDue: 'डिलिव्हरीच्या वेळी इतके कमी द्यायचे आहेत',
  inCash: 'रोख',
  toCard: 'कार्डवर',
  byUpi: 'UPI ने',
  toGiftCredit: 'गिफ्ट क्रेडिटमध्ये',
  page: (number, count) => `पान ${number} / ${count}`,
};

/** The texts by language. */
export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: ENGLISH,
  hi: HINDI,
  mr: MARATHI,
};
