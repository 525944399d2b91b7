import { Registry } from 'prom-client';
import { MailService } from '../../mail/mail.service';
import { counter, gauge } from './metrics';

/** Measures the emails that wait, and the attempts to send them. */
export function measureMails(registry: Registry, mails: MailService): void {
  gauge(
    registry,
    {
      name: 'grocessay_mails_waiting',
      help: 'Mails that are to be sent, by whatever server; none is told while the database is away',
      aggregator: 'max',
    },
    // A database that is away must not keep the other numbers from being read.
    () =>
      mails.waiting().then(
        (value) => [{ value }],
        () => [],
      ),
  );
  counter(
    registry,
    {
      name: 'grocessay_mails_total',
      help: 'Attempts to send a mail, by how they ended',
      labelNames: ['outcome'],
    },
    () => {
      const { sent, postponed, givenUp } = mails.counts;
      const outcomes = { sent, postponed, given_up: givenUp };
      return Object.entries(outcomes).map(([outcome, value]) => ({ labels: { outcome }, value }));
    },
  );
}
