import { defineMessages } from '../../kernel/message';

/** What is said of accounts, logins and the staff. */
export const identityMessages = defineMessages('identity', {
  passwordChanged: 'The password was changed meanwhile',
  openOrders:
    'An order of yours is still on its way, or money on its way back. Please come again when it has arrived',
  sameEmail: 'This is your e-mail address already',
  linkInvalid: 'This link is used or too old. Please ask for a new one',
  tokenInvalid: 'used or too old',
  passwordWrong: 'The password is wrong',
  emailTaken: 'This e-mail address is registered already',
  wrongCredentials: 'The e-mail address or the password is wrong',
  lastOwner: 'The shop needs an owner: make somebody else one first',
  staffEmailTaken: 'Somebody of the staff has this e-mail address already',
  accountKind: 'kind should be ADMIN or CUSTOMER',
  tokenNotText: 'token should be text',
  tokenName: 'Name should have {least} to {most} characters',
  tokenScopes: 'Please choose what it may do',
  tokenScopesTwice: 'Each of what it may do should stand there once',
  tokenDays: 'Days until it expires should be a whole number from {least} to {most}',
  passwordBlank: 'Password should not be blank',
  passwordTooLong: 'Password is too long',
  firstName: 'FirstName must contain atleast {least} characters',
  lastName: 'LastName must contain atleast {least} characters',
  phone: 'Phone must contain atleast {digits} characters',
  district: 'District must contain atleast {least} characters',
  state: 'State must contain atleast {least} characters',
  zipCode: 'Zipcode must contain atleast {least} characters',
  birthDate: 'Date Of Birth should be a day in the past',
  gender: 'Gender should be male, female or other',
  staffRole: 'Role should be one of the jobs of the shop',
});
