import { AccountDataService } from '../modules/identity/accounts/account-data.service';
import { AccountLetters } from '../modules/identity/accounts/account-letters.service';
import { ChangePasswordService } from '../modules/identity/accounts/change-password.service';
import { DeleteAccountService } from '../modules/identity/accounts/delete-account.service';
import { EmailAddressService } from '../modules/identity/accounts/email-address.service';
import { ForgotPasswordService } from '../modules/identity/accounts/forgot-password.service';
import { OneTimeLinks } from '../modules/identity/accounts/one-time-links';
import { PasswordProof } from '../modules/identity/accounts/password-proof';
import { ResetPasswordService } from '../modules/identity/accounts/reset-password.service';
import { AuditLog } from '../modules/operations/audit/audit-log';
import { Clock } from '../kernel/clock';
import { FileTransport } from '../platform/mail/file.transport';
import { LettersByKind } from '../platform/mail/letters-by-kind';
import { MailLog, MailTransport } from '../platform/mail/mail-transport';
import { MailService } from '../platform/mail/mail.service';
import type { OrderMailKind, ProductMailKind } from '../platform/mail/mail-kind';
import { LetterWriter, Outbox } from '../platform/mail/outbox';
import { SmtpTransport } from '../platform/mail/smtp.transport';
import { OrderDetailsService } from '../modules/ordering/orders/order-details.service';
import { OrderLetters } from '../modules/ordering/emails/order-letters.service';
import { OrderService } from '../modules/ordering/orders/order.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { AttemptLimiter } from '../platform/limits/attempt-limiter';
import { DataFolder } from '../platform/storage/data-folder';
import { KnownDevices } from '../modules/identity/sessions/known-devices.service';
import { LoginLimits } from '../modules/identity/sessions/login-limits';
import { SessionService } from '../modules/identity/sessions/session.service';
import { ProductLetters } from '../modules/engagement/wish-list/product-letters.service';

/** Wires what sends mails together. */
export function createMails(
  database: Database,
  config: Config,
  clock: Clock,
  log: MailLog,
  files = new DataFolder(config.dataDir),
) {
  const links = new OneTimeLinks(clock);
  const about = [links, config.store, config.security.publicUrl] as const;
  const ofProducts = new ProductLetters(...about);
  const ofOrders = new OrderLetters(config.store, config.security.publicUrl);
  const letters = new LettersByKind(
    {
      'back-in-stock': ofProducts,
      'price-drop': ofProducts,
      'order-placed': ofOrders,
      'order-paid': ofOrders,
      'order-out-for-delivery': ofOrders,
      'order-delivered': ofOrders,
      'order-delivery-failed': ofOrders,
      'order-rescheduled': ofOrders,
      'order-returned': ofOrders,
      'order-cancelled': ofOrders,
      'order-refunded': ofOrders,
    } satisfies Record<ProductMailKind | OrderMailKind, LetterWriter>,
    new AccountLetters(...about),
  );
  const transport = transportOf(config, clock, log, files);
  const outbox = new Outbox(database, clock, letters, transport.longestAttemptMs);
  return new MailService(clock, outbox, transport, log);
}

function transportOf(
  { mail: { smtpUrl, from } }: Config,
  clock: Clock,
  log: MailLog,
  files: DataFolder,
): MailTransport {
  return smtpUrl ? new SmtpTransport(smtpUrl, from) : new FileTransport(files, from, clock, log);
}

/** What accounts are wired with. */
interface AccountParts {
  audit: AuditLog;
  details: OrderDetailsService;
  devices: KnownDevices;
  limiter: AttemptLimiter;
  limits: LoginLimits;
  mails: MailService;
  orders: OrderService;
  sessions: SessionService;
}

/** Wires what people do with their accounts together. */
export function createAccounts(
  database: Database,
  config: Config,
  clock: Clock,
  shop: AccountParts,
) {
  const { limiter, mails, limits } = shop;
  const links = new OneTimeLinks(clock);
  const proof = new PasswordProof(limits);
  const parts = { ...shop, links, proof };
  const mailsPerAddress = config.security.registrationsPerAddress;
  return {
    accountData: new AccountDataService(database, shop.orders, shop.details),
    deletions: new DeleteAccountService(database, clock, parts),
    emailAddresses: new EmailAddressService(database, clock, parts),
    forgotten: new ForgotPasswordService(database, limiter, mails, mailsPerAddress),
    passwordChanges: new ChangePasswordService(database, parts),
    resets: new ResetPasswordService(database, clock, parts),
  };
}
