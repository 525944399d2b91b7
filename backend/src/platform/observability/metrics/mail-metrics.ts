import { Registry } from 'prom-client';
import { MailService } from '../../mail/mail.service';
import { counter, gauge } from './metrics';

/** Registers metrics of unsent emails and delivery attempts. */
export function measureMails(registry: Registry, mails: MailService): void {
  gauge(
    registry,
    {
      name: 'grocessay_mails_waiting',
      help: 'Mails that are to be sent, by whatever server; none is told while the database is away',
      aggregator: 'max',
    },
    // An unavailable database must not prevent reading the other metrics.
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
