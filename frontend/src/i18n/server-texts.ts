import { t } from '@lingui/core/macro';

type Part =
  | 'amount'
  | 'brand'
  | 'code'
  | 'date'
  | 'digits'
  | 'from'
  | 'least'
  | 'left'
  | 'minimum'
  | 'minutes'
  | 'missing'
  | 'most'
  | 'name'
  | 'old'
  | 'percent'
  | 'pinCode'
  | 'sum'
  | 'times'
  | 'to'
  | 'total';

/** What stands at the places in braces; those of other texts are not there. */
type Parts = Readonly<Record<Part, string>>;

/**
 * The texts in which the server says what is wrong, and what stands on a bill, each with what is shown instead.
 * What changes from one to the next stands in braces.
 */
const texts: readonly (readonly [string, (parts: Parts) => string])[] = [
  // Orders and the cart
  ['The cart is empty', () => t`The cart is empty`],
  ['Something is out of stock', () => t`Something is out of stock`],
  ['Only {left} left of {name}', ({ left, name }) => t`Only ${left} left of ${name}`],
  ['{name} is out of stock', ({ name }) => t`${name} is out of stock`],
  ['Qunatity should not be zero', () => t`Qunatity should not be zero`],
  [
    'Quantity should be a whole number from 1 to {most}',
    ({ most }) => t`Quantity should be a whole number from 1 to ${most}`,
  ],
  [
    'A cart holds at most {most} of one product',
    ({ most }) => t`A cart holds at most ${most} of one product`,
  ],
  ['A cart holds at most {most} products', ({ most }) => t`A cart holds at most ${most} products`],
  ['a cart holds at most {most} products', ({ most }) => t`a cart holds at most ${most} products`],
  ['no longer sold', () => t`no longer sold`],
  ['out of stock', () => t`out of stock`],
  [
    'only {left} left, all of them in the cart',
    ({ left }) => t`only ${left} left, all of them in the cart`,
  ],
  ['only {left} left', ({ left }) => t`only ${left} left`],
  [
    'a cart takes only {most} of one product, all of them in the cart',
    ({ most }) => t`a cart takes only ${most} of one product, all of them in the cart`,
  ],
  [
    'a cart takes only {most} of one product',
    ({ most }) => t`a cart takes only ${most} of one product`,
  ],
  ['This delivery slot is closed', () => t`This delivery slot is closed`],
  ['This delivery slot is full', () => t`This delivery slot is full`],
  [
    'This order is packed already and can no longer be cancelled',
    () => t`This order is packed already and can no longer be cancelled`,
  ],
  [
    'This order is on its way and can no longer be cancelled',
    () => t`This order is on its way and can no longer be cancelled`,
  ],
  [
    'This order was on its way and can no longer be cancelled',
    () => t`This order was on its way and can no longer be cancelled`,
  ],
  [
    'This order was returned and can no longer be cancelled',
    () => t`This order was returned and can no longer be cancelled`,
  ],
  [
    'New delivery slot: {date}, {from} to {to}',
    ({ date, from, to }) => t`New delivery slot: ${date}, ${from} to ${to}`,
  ],
  ['The order was returned', () => t`The order was returned`],
  [
    'At most {most} orders can wait for their payment. Please pay or cancel one first',
    ({ most }) =>
      t`At most ${most} orders can wait for their payment. Please pay or cancel one first`,
  ],
  [
    'At most {most} orders can be open with cash on delivery. Please pay by card, or wait for a delivery',
    ({ most }) =>
      t`At most ${most} orders can be open with cash on delivery. Please pay by card, or wait for a delivery`,
  ],
  [
    'At most {most} orders can be placed in an hour. Please try again later',
    ({ most }) => t`At most ${most} orders can be placed in an hour. Please try again later`,
  ],
  [
    'The total is now {total}, not {old}',
    ({ total, old }) => t`The total is now ${total}, not ${old}`,
  ],
  ['The cart or its prices have changed', () => t`The cart or its prices have changed`],
  [
    'This order was delivered and can no longer be cancelled',
    () => t`This order was delivered and can no longer be cancelled`,
  ],
  ['Not paid within {minutes} minutes', ({ minutes }) => t`Not paid within ${minutes} minutes`],
  [
    'This list holds at most {most} products',
    ({ most }) => t`This list holds at most ${most} products`,
  ],
  [
    'A list should have at most 4000 characters',
    () => t`A list should have at most 4000 characters`,
  ],
  // The bill, coupons and vouchers
  ['Subtotal', () => t`Subtotal`],
  ['Online payment', () => t`Online payment`],
  ['Gift credit', () => t`Gift credit`],
  ['Delivery', () => t`Delivery`],
  ['free', () => t({ message: 'free', context: 'delivery' })],
  ['from redeemed gift vouchers', () => t`from redeemed gift vouchers`],
  ['Coupon {code}', ({ code }) => t`Coupon ${code}`],
  [
    '{percent}% of {sum}, at most {most}',
    ({ percent, sum, most }) => t`${percent}% of ${sum}, at most ${most}`,
  ],
  ['{percent}% of {sum}', ({ percent, sum }) => t`${percent}% of ${sum}`],
  ['There is no such coupon', () => t`There is no such coupon`],
  ['This coupon is not valid yet', () => t`This coupon is not valid yet`],
  ['This coupon has ended', () => t`This coupon has ended`],
  ['This coupon has been used up', () => t`This coupon has been used up`],
  ['You have used this coupon already', () => t`You have used this coupon already`],
  [
    'You have used this coupon {times} times already',
    ({ times }) => t`You have used this coupon ${times} times already`,
  ],
  [
    'This coupon is for baskets of {minimum} and more: {missing} is missing',
    ({ minimum, missing }) =>
      t`This coupon is for baskets of ${minimum} and more: ${missing} is missing`,
  ],
  ['Please enter the code of the voucher', () => t`Please enter the code of the voucher`],
  [
    'Too many attempts. Please try again a little later',
    () => t`Too many attempts. Please try again a little later`,
  ],
  ['There is no voucher with this code', () => t`There is no voucher with this code`],
  ['This voucher has expired', () => t`This voucher has expired`],
  ['You have redeemed this voucher already', () => t`You have redeemed this voucher already`],
  ['This voucher has been redeemed already', () => t`This voucher has been redeemed already`],
  // Payments
  ['The card was declined', () => t`The card was declined`],
  ['The card has insufficient funds', () => t`The card has insufficient funds`],
  ['The card has expired', () => t`The card has expired`],
  ['This order awaits no online payment', () => t`This order awaits no online payment`],
  [
    'This payment took too long: please begin a new one',
    () => t`This payment took too long: please begin a new one`,
  ],
  [
    'We have not heard from the bank yet. You will not be charged twice: please try again in a moment',
    () =>
      t`We have not heard from the bank yet. You will not be charged twice: please try again in a moment`,
  ],
  [
    'The payment did not go through, and nothing was charged',
    () => t`The payment did not go through, and nothing was charged`,
  ],
  [
    'Too many payments were declined. Please try again in an hour, or pay in cash',
    () => t`Too many payments were declined. Please try again in an hour, or pay in cash`,
  ],
  ['Paid by {brand} ending {digits}', ({ brand, digits }) => t`Paid by ${brand} ending ${digits}`],
  ['Paid back: {amount}', ({ amount }) => t`Paid back: ${amount}`],
  // Accounts and addresses
  [
    'The e-mail address or the password is wrong',
    () => t`The e-mail address or the password is wrong`,
  ],
  ['The password is wrong', () => t`The password is wrong`],
  ['Password is too long', () => t`Password is too long`],
  ['Password should not be blank', () => t`Password should not be blank`],
  [
    'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
    () => t`Password should contains 1 Uppercase, 1 Digit and should be 8 character long`,
  ],
  ['Email is not valid.', () => t`Email is not valid.`],
  ['This e-mail address is registered already', () => t`This e-mail address is registered already`],
  ['This is your e-mail address already', () => t`This is your e-mail address already`],
  [
    'This link is used or too old. Please ask for a new one',
    () => t`This link is used or too old. Please ask for a new one`,
  ],
  ['The password was changed meanwhile', () => t`The password was changed meanwhile`],
  [
    'An order of yours is still on its way, or money on its way back. Please come again when it has arrived',
    () =>
      t`An order of yours is still on its way, or money on its way back. Please come again when it has arrived`,
  ],
  ['Date Of Birth should be a day in the past', () => t`Date Of Birth should be a day in the past`],
  [
    'FirstName must contain atleast {least} characters',
    ({ least }) => t`FirstName must contain atleast ${least} characters`,
  ],
  [
    'Subject must contain atleast 10 characters',
    () => t`Subject must contain atleast 10 characters`,
  ],
  ['Email should be text', () => t`Email is not valid.`],
  ['Pin code should be six digits', () => t`Pin code should be six digits`],
  ['Phone should be ten digits', () => t`Phone has ten digits`],
  ['We do not deliver to {pinCode}', ({ pinCode }) => t`We do not deliver to ${pinCode}`],
  [
    'You can have at most {most} addresses',
    ({ most }) => t`You can have at most ${most} addresses`,
  ],
  // All over the shop
  ['Please log in first', () => t`Please log in first`],
  ['No such {thing}', () => t`This is not there any more`],
];

/** What is said of a failure whose text is not known, by its stable code. */
const general: Readonly<Record<string, () => string>> = {
  VALIDATION: () => t`Something in it is not right. Please look it over.`,
  UNAUTHENTICATED: () => t`Please log in first`,
  FORBIDDEN: () => t`You may not do this`,
  NOT_FOUND: () => t`This is not there any more`,
  PAYMENT_DECLINED: () => t`The card was declined`,
  TOO_MANY_ATTEMPTS: () => t`Too many attempts. Please try again a little later`,
  UNAVAILABLE: () => t`The shop is busy, please try again`,
  INTERNAL: () => t`Something went wrong on our side`,
};

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`,
    'u',
  );

const patterns = texts.map(([text, shown]) => ({ pattern: patternOf(text), shown }));

/** A text of the server in the language that is shown; nothing where it is not known. */
export function translateServerText(text: string): string | undefined {
  for (const { pattern, shown } of patterns) {
    const found = pattern.exec(text);
    if (found) return shown({ ...found.groups } as Parts);
  }
  return undefined;
}

/** The text of an error code; undefined where the code means nothing to a customer. */
export const translateFailure = (code: string): string | undefined => general[code]?.();
