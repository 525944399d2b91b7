import 'reflect-metadata';
import { newKey } from '../kit/shopping';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop } from '../kit/stripe-shop';
import { describeOnlinePayments } from './online-payments';

const stripe = new StripeServer();
afterAll(() => stripe.close());

describeOnlinePayments({
  name: 'stripe',
  openShop: async () => openStripeShop(await stripe.open()),
  pay: (secret) => void stripe.confirm(secret),
  event: () => stripe.event('customer.created', { id: `cus_${newKey()}` }),
  sign: (text) => stripe.sign(text),
  signatureHeader: 'stripe-signature',
});
