/** The public file of the module: what higher modules and the assembly import of it. */
export { OneTimeLinks } from './accounts/one-time-links';
export { hashToken } from './credentials/secret-token';
export { passwordMatches } from './credentials/password';
export { noteLanguage } from './customers/customer-language';
export { Customer, Gender } from './customers/customer.entity';
export { CustomerService } from './customers/customer.service';
export { PhoneCustomerInput } from './customers/phone-customer.input';
export { PhoneCustomerService } from './customers/phone-customer.service';
export { hasLogin } from './customers/without-login.rules';
export type { IdentityServices } from './module';
export type { CartMerger } from './sessions/cart-merger';
export { enterAsGuest } from './sessions/enter';
export { SessionAuthentication } from './sessions/session-authentication';
export { Session } from './sessions/session.entity';
export { SessionService } from './sessions/session.service';
export { Admin } from './staff/admin.entity';
export { StaffEmails } from './staff/staff-emails';
export { PermissionEnum } from './staff/permission.enum';
