import { Module, resolver } from '../../platform/module';
import { reachesPhones } from '../../platform/config/security-settings';
import { Platform } from '../../platform/platform';
import { registerAccountDataRoutes } from './accounts/account-data.routes';
import { AccountDataService } from './accounts/account-data.service';
import { AccountEmails } from './accounts/account-emails.service';
import { AccountResolver } from './accounts/account.resolver';
import { ChangePasswordService } from './accounts/change-password.service';
import { DeleteAccountService } from './accounts/delete-account.service';
import { EmailAddressService } from './accounts/email-address.service';
import { FirstProofService } from './accounts/first-proof.service';
import { ForgotPasswordService } from './accounts/forgot-password.service';
import { OneTimeLink } from './accounts/one-time-link.entity';
import { OneTimeLinks } from './accounts/one-time-links';
import { NameService } from './accounts/name.service';
import { PasswordCheck } from './accounts/password-check';
import { PasswordResolver } from './accounts/password.resolver';
import { accountPersonalData } from './accounts/personal-data';
import { PhoneNumberService } from './accounts/phone-number.service';
import { ResetPasswordService } from './accounts/reset-password.service';
import { ApiToken } from './api-tokens/api-token.entity';
import { ApiTokenResolver } from './api-tokens/api-token.resolver';
import { ApiTokenService } from './api-tokens/api-token.service';
import { BearerTokens } from './api-tokens/bearer-tokens';
import { TokenExpiryMails } from './api-tokens/token-expiry-mails';
import { AppConnection } from './connected-apps/app-connection.entity';
import { AppConnectionResolver } from './connected-apps/app-connection.resolver';
import { AppConnectionService } from './connected-apps/app-connection.service';
import { App } from './connected-apps/app.entity';
import { AppService } from './connected-apps/app.service';
import { AppTokens } from './connected-apps/app-tokens';
import { CUSTOMER_AGENTS, registerOAuth } from './connected-apps/oauth.routes';
import { Customer } from './customers/customer.entity';
import { CustomerResolver } from './customers/customer.resolver';
import { registerCustomerRoutes } from './customers/customer.routes';
import { CustomerService } from './customers/customer.service';
import { PhoneCustomerService } from './customers/phone-customer.service';
import { LoginCodeMessages } from './login-codes/login-code-messages';
import { LoginCode } from './login-codes/login-code.entity';
import { LoginCodes } from './login-codes/login-codes';
import { RequestLoginCodeService } from './login-codes/request-login-code.service';
import { PhoneCode } from './login-codes/phone-code.entity';
import { SignUpCode } from './login-codes/sign-up-code.entity';
import { secondFactors, staffRoles, staffSettings } from './integrity/staff.check';
import { CustomRoles1700000000023 } from './migrations/1700000000023-custom-roles';
import { TwoFactor1700000000024 } from './migrations/1700000000024-two-factor';
import { StaffVersions1700000000030 } from './migrations/1700000000030-staff-versions';
import { Passkeys1700000000043 } from './migrations/1700000000043-passkeys';
import { StaffSettings1700000000044 } from './migrations/1700000000044-staff-settings';
import { LoginCodes1700000000051 } from './migrations/1700000000051-login-codes';
import { Accounts1700000000085 } from './migrations/1700000000085-accounts';
import { SignUpCodes1700000000093 } from './migrations/1700000000093-sign-up-codes';
import { Pickers1700000000081 } from './migrations/1700000000081-pickers';
import { ConnectedApps1700000000104 } from './migrations/1700000000104-connected-apps';
import { PhoneCodes1700000000116 } from './migrations/1700000000116-phone-codes';
import { StaffInvitations1700000000120 } from './migrations/1700000000120-staff-invitations';
import { RepeatedRefreshes1700000000126 } from './migrations/1700000000126-repeated-refreshes';
import { TokenExpiryMails1700000000132 } from './migrations/1700000000132-token-expiry-mails';
import { KnownDevice } from './sessions/known-device.entity';
import { KnownDevices } from './sessions/known-devices.service';
import { LoginLimits } from './sessions/login-limits';
import { LoginService } from './sessions/login.service';
import { OwnSessionsResolver } from './sessions/own-sessions.resolver';
import { OwnSessionsService } from './sessions/own-sessions.service';
import { SeenSessions } from './sessions/seen-sessions';
import { SessionAuthentication } from './sessions/session-authentication';
import { Session } from './sessions/session.entity';
import { SessionResolver } from './sessions/session.resolver';
import { registerSessionRoutes } from './sessions/session.routes';
import { SessionService } from './sessions/session.service';
import { SignUpByCodeService } from './sessions/sign-up-by-code.service';
import { Admin } from './staff/admin.entity';
import { AdminResolver } from './staff/admin.resolver';
import { AdminService } from './staff/admin.service';
import { CustomRole } from './staff/custom-role.entity';
import { CustomRolesResolver } from './staff/custom-roles.resolver';
import { CustomRolesService } from './staff/custom-roles.service';
import { StaffEmails } from './staff/staff-emails';
import { StaffResolver } from './staff/staff.resolver';
import { StaffSettings } from './staff/staff-settings.entity';
import { StaffSettingsResolver } from './staff/staff-settings.resolver';
import { StaffSettingsService } from './staff/staff-settings.service';
import { StaffService } from './staff/staff.service';
import { RecoveryCode } from './second-factor/recovery-code.entity';
import { SecondFactor } from './second-factor/second-factor';
import { SecretBox } from '../../platform/storage/secret-box';
import { PasskeyChallenge } from './second-factor/passkey-challenge.entity';
import { Passkey } from './second-factor/passkey.entity';
import { Passkeys } from './second-factor/passkeys';
import { TwoFactor } from './second-factor/two-factor.entity';
import { PasskeyResolver } from './two-factor-settings/passkey.resolver';
import { PasskeyService } from './two-factor-settings/passkey.service';
import { TwoFactorAccount } from './two-factor-settings/two-factor-account';
import { TwoFactorResolver } from './two-factor-settings/two-factor.resolver';
import { TwoFactorService } from './two-factor-settings/two-factor.service';

type Lower = Platform;

/** The services for higher modules. */
export type IdentityServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { clock, config, database, events, limiter, mails, personalData } = lower;
  const { cartsPerAddress, mailsPerAddress, registrationsPerAddress } = limitsOf(config.security);
  const devices = new KnownDevices(database, clock);
  const loginLimits = new LoginLimits(limiter, devices, config.security);
  const seen = new SeenSessions(config.sessionCacheMs);
  const sessions = new SessionService(database, clock, devices, seen, { limiter, cartsPerAddress });
  const bearerTokens = new BearerTokens(database, clock, sessions);
  const links = new OneTimeLinks(clock);
  const loginCodes = new LoginCodes(database, clock, limiter);
  const passwordCheck = new PasswordCheck(database, loginLimits, loginCodes);
  const box = new SecretBox(config.security.twoFactorKey, 'grocessay two-factor');
  const passkeys = new Passkeys(database, clock, passkeySiteOf(config));
  const secondFactor = new SecondFactor(database, clock, { box, events, mails, passkeys });
  const people = {
    box,
    events,
    devices,
    limiter,
    limits: loginLimits,
    links,
    mails,
    passwordCheck,
    personalData,
    secondFactor,
    sessions,
    passkeys,
    storeName: config.store.name,
  };
  const logins = new LoginService(
    database,
    sessions,
    loginLimits,
    events,
    secondFactor,
    passkeys,
    loginCodes,
    new FirstProofService(people),
  );
  const byCode = { codes: loginCodes, limits: loginLimits, logins, sessions };
  const twoFactorAccount = new TwoFactorAccount(database, clock, people);
  const { publicUrl: issuer, loginFailuresPerAddress: failuresPerAddress } = config.security;
  const resource = `${issuer}${CUSTOMER_AGENTS}`;
  const apps = new AppService(database, clock, limiter);
  const accounts = { ...people, twoFactorAccount };
  return {
    accountData: new AccountDataService(database, personalData),
    admins: new AdminService(database, clock),
    apiTokens: new ApiTokenService(database, clock, events),
    apps,
    appConnections: new AppConnectionService(database, clock, {
      ...{ apps, events, limiter, issuer, resource },
    }),
    appTokens: new AppTokens(database, clock, { events, limiter, failuresPerAddress, resource }),
    bearerTokens,
    customRoles: new CustomRolesService(database, events),
    customers: new CustomerService(database, clock, { limiter, mails, registrationsPerAddress }),
    deletions: new DeleteAccountService(database, clock, accounts),
    devices,
    emailAddresses: new EmailAddressService(database, clock, accounts),
    forgotten: new ForgotPasswordService(database, limiter, mails, mailsPerAddress),
    links,
    loginCodeRequests: new RequestLoginCodeService(database, {
      limiter,
      mails,
      codesPerAddress: mailsPerAddress,
      reachesPhones: reachesPhones(config),
    }),
    loginCodes,
    loginLimits,
    logins,
    passkeys: new PasskeyService(database, clock, accounts),
    ownSessions: new OwnSessionsService(database, clock, sessions),
    names: new NameService(database, events),
    passwordChanges: new ChangePasswordService(database, accounts),
    phoneNumbers: new PhoneNumberService(database, clock, {
      ...accounts,
      codes: loginCodes,
      reachesPhones: reachesPhones(config),
    }),
    phoneCustomers: new PhoneCustomerService(database, clock),
    resets: new ResetPasswordService(database, clock, accounts),
    seen,
    sessionAuthentication: new SessionAuthentication(sessions, bearerTokens, config.security),
    sessions,
    signUps: new SignUpByCodeService(database, clock, byCode),
    staffEmails: new StaffEmails(database),
    staffSettings: new StaffSettingsService(database, clock, events),
    staff: new StaffService(database, clock, events, mails),
    tokenExpiryMails: new TokenExpiryMails(database, clock, mails, config.store.name, issuer),
    twoFactor: new TwoFactorService(database, clock, accounts),
  };
}

function passkeySiteOf({ security, store }: Platform['config']) {
  const { hostname: id, origin } = new URL(security.publicUrl);
  return { id, origin, name: store.name };
}

function limitsOf({
  guestCartsPerAddress,
  registrationsPerAddress,
}: Platform['config']['security']) {
  return {
    cartsPerAddress: guestCartsPerAddress,
    mailsPerAddress: registrationsPerAddress,
    registrationsPerAddress,
  };
}

/** Subjects of events that affect sessions. */
const SUBJECTS_OF_SESSIONS = new Set<string>(['customer', 'staff', 'staff-role']);

/** Customers, staff, their accounts, sessions, API tokens and connected apps. */
export const identity: Module<IdentityServices, Lower> = {
  name: 'identity',
  entities: [
    Admin,
    ApiToken,
    App,
    AppConnection,
    Customer,
    CustomRole,
    KnownDevice,
    LoginCode,
    OneTimeLink,
    Passkey,
    PasskeyChallenge,
    PhoneCode,
    RecoveryCode,
    Session,
    SignUpCode,
    StaffSettings,
    TwoFactor,
  ],
  migrations: [
    CustomRoles1700000000023,
    TwoFactor1700000000024,
    StaffVersions1700000000030,
    Passkeys1700000000043,
    StaffSettings1700000000044,
    LoginCodes1700000000051,
    Pickers1700000000081,
    Accounts1700000000085,
    SignUpCodes1700000000093,
    ConnectedApps1700000000104,
    PhoneCodes1700000000116,
    StaffInvitations1700000000120,
    RepeatedRefreshes1700000000126,
    TokenExpiryMails1700000000132,
  ],
  services: createServices,
  personalData: accountPersonalData,
  emails: ({ config, links, loginCodes, tokenExpiryMails }) => [
    new AccountEmails(links, config.store, config.security.publicUrl),
    new LoginCodeMessages(loginCodes, config.store.name, reachesPhones(config)),
    tokenExpiryMails,
  ],
  connect({ appConnections, events, seen, sessions }) {
    sessions.endWithAll((tx, owner) => appConnections.endAllOf(tx, owner));
    events.subscribe(async (committed) => {
      if (committed.some(({ subject }) => SUBJECTS_OF_SESSIONS.has(subject))) seen.forget();
    });
  },
  resolvers: [
    resolver(AccountResolver, (services) => [
      services.names,
      services.phoneNumbers,
      services.emailAddresses,
      services.deletions,
    ]),
    resolver(AdminResolver, (services) => [services.admins]),
    resolver(ApiTokenResolver, (services) => [services.apiTokens]),
    resolver(AppConnectionResolver, (services) => [services.appConnections]),
    resolver(CustomRolesResolver, (services) => [services.customRoles]),
    resolver(CustomerResolver, (services) => [services.customers]),
    resolver(OwnSessionsResolver, (services) => [services.ownSessions]),
    resolver(PasskeyResolver, (services) => [services.passkeys]),
    resolver(PasswordResolver, (services) => [
      services.forgotten,
      services.resets,
      services.passwordChanges,
    ]),
    resolver(SessionResolver, (services) => [
      services.sessions,
      services.logins,
      services.loginCodeRequests,
      services.signUps,
    ]),
    resolver(StaffSettingsResolver, (services) => [services.staffSettings]),
    resolver(StaffResolver, (services) => [services.staff]),
    resolver(TwoFactorResolver, (services) => [services.twoFactor]),
  ],
  async routes(http, services) {
    const { accountData, apps, appTokens, config, customers, logins } = services;
    const { sessionAuthentication } = services;
    registerAccountDataRoutes(http, accountData, sessionAuthentication);
    registerCustomerRoutes(http, customers, sessionAuthentication);
    registerSessionRoutes(http, logins, sessionAuthentication);
    const { publicUrl } = config.security;
    const { name: storeName } = config.store;
    await registerOAuth(http, { apps, tokens: appTokens, storeName, publicUrl });
  },
  integrityChecks: [secondFactors, staffRoles, staffSettings],
  jobs: ({ apps, sessions, tokenExpiryMails }) => [
    { name: 'sweep ended sessions', run: () => sessions.sweep() },
    { name: 'sweep connected apps', run: () => apps.sweep() },
    { name: 'mail about expiring tokens', run: () => tokenExpiryMails.send() },
  ],
};
