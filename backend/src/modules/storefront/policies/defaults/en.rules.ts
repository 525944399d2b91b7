import type { PolicyTexts } from './policy-texts';

/** The default policies in English. */
export const ENGLISH_POLICIES: PolicyTexts = {
  terms: `
{store} sells groceries in {city} and delivers them to your door. By placing an order you agree to these terms.

## Prices
All prices are in rupees and include all taxes. No product costs more than the MRP on its pack. The cart shows every discount and the delivery fee before you pay.

## Orders
An order is placed when the shop confirms it on the site. Products that are sold by weight are billed by what they weigh when they are packed. If something is missing, you pay only for what you get; another product comes in its place only if you agree.

## Payment
You pay in one of the ways that the checkout offers. Card numbers are never kept by {store}.

## Your account
Keep your password to yourself, and tell us at once if somebody else uses your account.

## Law
These terms follow the law of India. Your rights as a consumer stay untouched by them.

{address}. {phone}, {email}
`,
  privacy: `
{store} keeps only the data that it needs to bring you your groceries.

## What we keep
- your name, telephone number and e-mail address, to reach you about your orders
- your delivery addresses
- your orders, payments and refunds, as the tax law asks
- the lists that you make, such as your wish list

We do not keep card numbers. We do not sell your data, and we show no advertising of others.

## Who sees it
Those who pack and deliver your order see what they need for it. Your payment is handled by the payment provider. Courts and authorities get data only where the law says so.

## Cookies
The site uses cookies only to keep you logged in and to remember your cart, your language and your colours.

## Your rights
You can download your data, correct it and delete your account under 'Account' at any time. Bills stay as long as the tax law asks. Questions go to {email} or {phone}.
`,
  returns: `
If something is wrong with your order, tell us, and we put it right.

## Calling an order off
You can call an order off on its page as long as the button is there. What you have paid is paid back in full.

## Damaged, wrong or missing items
Look at your order when it arrives. Report what is damaged, spoilt, wrong or missing on the page of the order, or call {phone}. Fresh and frozen food should be reported on the day of the delivery, everything else within seven days.

## Returns
Unopened products that keep can be given back within seven days. Fresh, frozen and opened products cannot be given back unless something is wrong with them.

## Refunds
Refunds go the way that you paid: to your card, your UPI account or your gift credit, or in cash at the door. We send them within two working days; your bank may take five to seven more.
`,
  delivery: `
{store} delivers in {city}.

## When
You choose a slot at the checkout. We deliver within it and tell you when your order is on its way. If we cannot keep a slot, we call you.

## Fee
The cart shows the delivery fee, and from which amount on delivery is free. There are no other charges.

## At the door
Somebody should be there to take the order. If nobody answers, we call you; an order that cannot be handed over goes back to the shop, and you can choose another slot.

## Where
Type your PIN code on the site to see whether we deliver to you.
`,
  grievance: `
Complaints about {store} are answered by its Grievance Officer, as the Consumer Protection (E-Commerce) Rules, 2020 ask.

## How to reach the officer
Grievance Officer, {store}
{address}
Telephone {phone}
E-mail {email}

## What happens
Please tell us the number of your order and what went wrong. We confirm your complaint within 48 hours, with a number by which you can ask for it, and settle it within one month.

If you are not satisfied, you can turn to the National Consumer Helpline: telephone 1915 or consumerhelpline.gov.in.
`,
};
