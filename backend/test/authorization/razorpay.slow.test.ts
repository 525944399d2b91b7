import 'reflect-metadata';
import { newKey } from '../kit/shopping';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop } from '../kit/razorpay-shop';
import { describeOnlinePayments } from './online-payments';

const razorpay = new RazorpayServer();
afterAll(() => razorpay.close());

describeOnlinePayments({
  name: 'razorpay',
  openShop: async () => openRazorpayShop(await razorpay.open()),
  pay: (secret) => void razorpay.pay(secret),
  event: () => razorpay.event('invoice.paid', { id: newKey() }),
  sign: (text) => razorpay.sign(text),
  signatureHeader: 'x-razorpay-signature',
});
