import { Job } from '../platform/jobs/job-runner';
import { Services } from './services';

/** What the shop does by itself. */
export function createJobs(services: Services): Job[] {
  const { lapsing, limiter, mails, payments, productNews, refunds, sessions } = services;
  return [
    { name: 'settle unknown payments', run: () => payments.settleUnknown() },
    { name: 'lapse unpaid orders', run: () => lapsing.lapseUnpaid() },
    { name: 'carry out refunds', run: () => refunds.carryOutPending() },
    { name: 'tell who waits for products', run: () => productNews.tellOfStock() },
    { name: 'tell of fallen prices', run: () => productNews.tellOfPrices() },
    { name: 'send mails', run: () => mails.sendPending() },
    { name: 'sweep counts of attempts', run: () => limiter.sweep() },
    { name: 'sweep ended sessions', run: () => sessions.sweep() },
  ];
}
