import { Mail } from '../../../platform/mail/mail.entity';
import { PersonalData } from '../../../platform/personal-data';
import { AppConnection } from '../connected-apps/app-connection.entity';
import { hostOf } from '../connected-apps/redirect.rules';
import { Customer } from '../customers/customer.entity';
import { KnownDevice } from '../sessions/known-device.entity';
import { Session } from '../sessions/session.entity';
import { LoginCode } from '../login-codes/login-code.entity';
import { PhoneCode } from '../login-codes/phone-code.entity';
import { OneTimeLink } from './one-time-link.entity';

/** The profile, the sessions and the connected apps; the record of the customer itself is emptied by `emptyRecord`. */
export const accountPersonalData: PersonalData = {
  sections: [
    {
      name: 'profile',
      position: 1,
      read: async (manager, { customerId }) =>
        profileData(await manager.findOneByOrFail(Customer, { id: customerId })),
    },
    {
      name: 'sessions',
      position: 6,
      async read(manager, { customerId, sessionId }) {
        const where = { customerId };
        const sessions = await manager.find(Session, { where, order: { id: 'ASC' } });
        return sessions.map((session) => sessionData(session, sessionId));
      },
    },
    {
      name: 'connectedApps',
      position: 11,
      async read(manager, { customerId }) {
        const where = { customerId };
        const relations = { app: true };
        const all = await manager.find(AppConnection, { where, relations, order: { id: 'ASC' } });
        return all.map(connectionData);
      },
    },
  ],
  async erase(tx, { customerId }) {
    for (const table of [
      Session,
      AppConnection,
      KnownDevice,
      OneTimeLink,
      LoginCode,
      PhoneCode,
      Mail,
    ])
      await tx.delete(table, { customerId });
  },
};

function profileData(customer: Customer) {
  const { id, firstName, lastName, contactEmail: email, emailVerifiedAt } = customer;
  const { dateOfBirth, gender } = customer;
  const { phone, district, state, zipCode, giftCreditPaise, createdAt } = customer;
  const { language, phoneVerifiedAt, priceMailsStoppedAt } = customer;
  return {
    ...{ id, firstName, lastName, email, emailVerifiedAt, dateOfBirth, gender },
    ...{ phone, district, state, zipCode, giftCreditPaise, createdAt },
    ...{ language, phoneVerifiedAt, priceMailsStoppedAt },
  };
}

function sessionData(session: Session, currentId: number | undefined) {
  const { id, userAgent, createdAt, lastUsedAt, expiresAt } = session;
  return { id, isCurrent: id === currentId, userAgent, createdAt, lastUsedAt, expiresAt };
}

function connectionData({ id, app, redirectUri, ...connection }: AppConnection) {
  const { scopes, createdAt, lastUsedAt, expiresAt } = connection;
  const host = hostOf(redirectUri);
  return { id, name: app?.name, host, scopes, createdAt, lastUsedAt, expiresAt };
}
