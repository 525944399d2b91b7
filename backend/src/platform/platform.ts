import { Clock } from '../kernel/clock';
import { Config } from './config/config';
import { Database } from './database/database';
import { DomainEvents } from './events/domain-events';
import { StoredEvent } from './events/stored-event.entity';
import { JobLock } from './jobs/job-lock.entity';
import { AttemptLimiter } from './limits/attempt-limiter';
import { CodeGuesses } from './limits/code-guesses';
import { RateLimit } from './limits/rate-limit.entity';
import { ByRecipientTransport } from './mail/by-recipient.transport';
import { FileTransport } from './mail/file.transport';
import { EmailWriters } from './mail/email-writers';
import { MailLog, MailTransport } from './mail/mail-transport';
import { Mail } from './mail/mail.entity';
import { MailService } from './mail/mail.service';
import { OutsidePoster } from './outside/post-outside';
import { MessageHookTransport } from './mail/message-hook.transport';
import { Outbox } from './mail/outbox';
import { SmtpTransport } from './mail/smtp.transport';
import { JobLeases1700000000007 } from './migrations/1700000000007-job-leases';
import { StorageTrials1700000000014 } from './migrations/1700000000014-storage-trials';
import { Module } from './module';
import { PersonalData } from './personal-data';
import { measureMails } from './observability/metrics/mail-metrics';
import { DataFolder } from './storage/data-folder';

/** The foundation of an application. */
export interface Foundation {
  database: Database;
  config: Config;
  clock: Clock;
  /** The log of background work, such as sending emails. */
  log: MailLog;
  /** The personal data that all modules store. */
  personalData: readonly PersonalData[];
}

/** The services of the platform, which every module may use. */
export type Platform = Foundation & ReturnType<typeof createServices>;

function createServices({ database, config, clock, log }: Foundation) {
  const files = new DataFolder(config.dataDir);
  const limiter = new AttemptLimiter(database, clock);
  const emailWriters = new EmailWriters();
  const transport = transportOf(config, clock, log, files);
  const outbox = new Outbox(database, clock, emailWriters, transport.longestAttemptMs);
  return {
    emailWriters,
    events: new DomainEvents(clock),
    files,
    guesses: new CodeGuesses(limiter, config.security.codeFailuresPerAddress),
    limiter,
    mails: new MailService(clock, outbox, transport, log),
  };
}

function transportOf(config: Config, clock: Clock, log: MailLog, files: DataFolder): MailTransport {
  const { smtpUrl, from, hook } = config.mail;
  const toEmails = smtpUrl
    ? new SmtpTransport(smtpUrl, from)
    : new FileTransport(files, from, clock, log);
  const toPhones = hook && new MessageHookTransport(hook, clock);
  const toDevices = createPush(config);
  return new ByRecipientTransport({ toEmails, toPhones, toDevices });
}

/** Creates push messages to browsers if the keys are set. Their library is loaded only then. */
function createPush({ push, store, webhookNetworks }: Config) {
  if (!push) return undefined;
  const { PushTransport } =
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it always
    require('./mail/push.transport') as typeof import('./mail/push.transport');
  return new PushTransport(
    push,
    `mailto:${store.supportEmail}`,
    new OutsidePoster(webhookNetworks),
  );
}

/** The platform's own contribution: like the modules, it has tables, jobs and metrics. */
export const platform: Module<ReturnType<typeof createServices>, Foundation> = {
  name: 'platform',
  entities: [JobLock, Mail, RateLimit, StoredEvent],
  migrations: [JobLeases1700000000007, StorageTrials1700000000014],
  services: createServices,
  jobs: ({ limiter, mails }) => [
    { name: 'send mails', run: () => mails.sendPending() },
    { name: 'sweep counts of attempts', run: () => limiter.sweep() },
  ],
  metrics: (registry, { mails }) => measureMails(registry, mails),
  stop: ({ mails }) => mails.stop(),
};
