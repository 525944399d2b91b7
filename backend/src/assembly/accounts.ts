import { AccountDataService } from '../accounts/account-data.service';
import { AccountLetters } from '../accounts/account-letters.service';
import { ChangePasswordService } from '../accounts/change-password.service';
import { DeleteAccountService } from '../accounts/delete-account.service';
import { EmailAddressService } from '../accounts/email-address.service';
import { ForgotPasswordService } from '../accounts/forgot-password.service';
import { OneTimeLinks } from '../accounts/one-time-links';
import { PasswordProof } from '../accounts/password-proof';
import { ResetPasswordService } from '../accounts/reset-password.service';
import { AuditLog } from '../audit/audit-log';
import { Clock } from '../kernel/clock';
import { FileTransport } from '../mail/file.transport';
import { LettersByKind } from '../mail/letters-by-kind';
import { MailLog, MailTransport } from '../mail/mail-transport';
import { MailService } from '../mail/mail.service';
import type { OrderMailKind, ProductMailKind } from '../mail/mail-kind';
import { LetterWriter, Outbox } from '../mail/outbox';
import { SmtpTransport } from '../mail/smtp.transport';
import { OrderDetailsService } from '../orders/order-details.service';
import { OrderLetters } from '../orders/mails/order-letters.service';
import { OrderService } from '../orders/order.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/db/database';
import { AttemptLimiter } from '../platform/limits/attempt-limiter';
import { DataFolder } from '../platform/storage/data-folder';
import { KnownDevices } from '../sessions/known-devices.service';
import { LoginLimits } from '../sessions/login-limits';
import { SessionService } from '../sessions/session.service';
import { ProductLetters } from '../wishes/product-letters.service';

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
