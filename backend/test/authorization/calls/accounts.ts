import { randomUUID } from 'node:crypto';
import { StaffRole } from '../../../src/kernel/permissions';
import { Customer as CustomerRecord } from '../../../src/modules/identity/customers/customer.entity';
import { PASSWORD, customerInput, newEmail } from '../../kit/people';
import { newAppRequest, newConnection, newProposal } from '../app-calls';
import { Call, NOBODY } from '../call';
import { newLink } from '../links';
import {
  Customer,
  Person,
  newMark,
  newMarkedCustomer,
  newMember,
  newPhone,
  newSession,
} from '../people';
import { World } from '../world';

const WRONG_LINK = 'A'.repeat(22);
/** Another session of a person besides the calling one; returns its number. */
async function otherSession({ shop }: World, { owner }: Person): Promise<number> {
  return (await newSession(shop, owner, 'another browser')).sessionId;
}

async function someCustomer({ shop }: World): Promise<Customer> {
  return newMarkedCustomer(shop);
}

/** Input that does not count as a wrong passkey. */
const NO_PASSKEY = {
  name: '',
  id: 'AAAA',
  clientDataJSON: 'e30',
  attestationObject: 'AAAA',
  transports: [],
};

/** Calls for registration and login, and for managing logins. */
export const accounts: Record<string, Call> = {
  'Mutation.adminLogin': {
    usesUp: true,
    args: async ({ shop }) => ({
      input: { email: (await newMember(shop, StaffRole.SUPPORT)).email, password: PASSWORD },
    }),
  },
  'Mutation.addPasskey': { args: () => ({ input: NO_PASSKEY }) },
  'Mutation.beginPasskey': { usesUp: true, args: () => ({ password: PASSWORD }) },
  'Mutation.beginPasskeyLogin': {},
  'Mutation.beginTwoFactor': { usesUp: true, args: () => ({ password: PASSWORD }) },
  'Mutation.changeEmail': {
    usesUp: true,
    args: () => ({ input: { newEmail: `${newMark()}@shop.test`, password: PASSWORD } }),
  },
  'Mutation.changeName': { args: () => ({ name: 'Asha Kulkarni' }) },
  'Mutation.changePhone': {
    usesUp: true,
    args: () => ({ input: { newPhone: newPhone(), password: PASSWORD } }),
  },
  'Mutation.changePassword': {
    usesUp: true,
    args: () => ({ input: { currentPassword: PASSWORD, newPassword: 'Another@1234' } }),
  },
  'Mutation.chooseLanguage': { args: () => ({ language: 'MR' }) },
  'Mutation.chooseStaffLanguage': { args: () => ({ language: 'MR' }) },
  'Mutation.confirmEmail': {
    names: 'which',
    args: async (world, { isThere }) => ({
      token: isThere
        ? await newLink(world, 'confirm-email', await someCustomer(world))
        : WRONG_LINK,
    }),
  },
  'Mutation.confirmPhone': { args: () => ({ code: 'none' }) },
  'Mutation.confirmTwoFactor': { args: () => ({ code: '000 000' }) },
  'Mutation.deleteAccount': { usesUp: true, args: () => ({ password: PASSWORD }) },
  'Mutation.forgotPassword': {
    args: async (world) => ({ input: { email: (await someCustomer(world)).email } }),
  },
  'Mutation.login': {
    usesUp: true,
    args: async (world) => ({
      input: { email: (await someCustomer(world)).email, password: PASSWORD },
    }),
  },
  'Mutation.loginWithCode': {
    usesUp: true,
    args: async (world) => {
      const { email: to, id } = await someCustomer(world);
      const { database, services } = world.shop;
      const newCode = await services.loginCodes.make();
      await database.write(async (tx) => {
        const customer = await tx.findOneByOrFail(CustomerRecord, { id });
        const sent = { askedFor: to, sentToEmail: to };
        await services.loginCodes.give(tx, customer, newCode, sent);
      });
      return { input: { to, code: newCode.code } };
    },
  },
  'Mutation.logout': { usesUp: true },
  'Mutation.passkeyLogin': {
    args: () => ({
      passkey: { id: '', clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    }),
  },
  'Mutation.signUp': {
    args: () => {
      const { email, phone, password } = customerInput();
      return { input: { name: 'Asha Patil', email, phone, password } };
    },
  },
  'Mutation.register': { args: () => ({ input: customerInput() }) },
  'Mutation.removePasskey': { args: () => ({ id: NOBODY, password: PASSWORD }) },
  'Mutation.renamePasskey': { args: () => ({ id: NOBODY, name: 'Another' }) },
  'Mutation.renewRecoveryCodes': { args: () => ({ password: PASSWORD, code: '000 000' }) },
  'Mutation.requireSecondFactor': { args: () => ({ required: true, expectedVersion: 1 }) },
  'Mutation.requestLoginCode': {
    args: async (world) => ({ input: { to: (await someCustomer(world)).email } }),
  },
  'Mutation.requestSignUpCode': { args: () => ({ input: { to: newEmail() } }) },
  'Mutation.signUpWithCode': {
    usesUp: true,
    args: async (world) => {
      const { database, services } = world.shop;
      const to = newEmail();
      const newCode = await services.loginCodes.make();
      await database.write((tx) => services.loginCodes.offer(tx, to, newCode));
      return { input: { to, code: newCode.code, name: 'Asha Rao' } };
    },
  },
  'Mutation.resetPassword': {
    names: 'which',
    usesUp: true,
    args: async (world, { isThere }) => {
      const token = isThere
        ? await newLink(world, 'password-reset', await someCustomer(world))
        : WRONG_LINK;
      return { input: { token, password: 'Another@1234' } };
    },
  },
  'Mutation.revokeOtherSessions': { usesUp: true },
  'Mutation.revokeSession': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await otherSession(world, of) : NOBODY }),
  },
  'Mutation.revokeSession (of a colleague)': {
    args: async (world) => ({ id: await otherSession(world, world.colleague) }),
  },
  'Mutation.answerAppRequest': {
    args: async (world) => ({ input: { ...(await newAppRequest(world)), isAllowed: true } }),
  },
  'Mutation.disconnectApp': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await newConnection(world, of) : NOBODY }),
  },
  'Mutation.proposeOrder': { args: () => ({ input: { idempotencyKey: randomUUID() } }) },
  'Mutation.refuseOrderProposal': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await newProposal(world, of) : NOBODY }),
  },
  'Mutation.sendEmailConfirmation': { usesUp: true },
  'Mutation.turnOffTwoFactor': { args: () => ({ password: PASSWORD, code: '000 000' }) },
};
