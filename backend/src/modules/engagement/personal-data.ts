import { EntityManager } from 'typeorm';
import { DataSubject, PersonalData } from '../../platform/personal-data';
import { ContactMessage } from './contact/contact-message.entity';
import { StockAlert } from './wish-list/stock-alert.entity';
import { WishRepository } from './wish-list/wish.repository';
import { WishedProduct } from './wish-list/wished-product.entity';

/** The wish list, stock alerts and messages to the store. */
export const engagementPersonalData: PersonalData = {
  sections: [
    {
      name: 'wishList',
      position: 4,
      read: async (manager, { customerId }) =>
        (await new WishRepository(manager).wishesOf(customerId)).map(
          ({ productId, wishedPaise, wishedAt }) => ({ productId, wishedPaise, wishedAt }),
        ),
    },
    {
      name: 'awaitedProducts',
      position: 5,
      read: async (manager, { customerId }) =>
        (await new WishRepository(manager).alertsOf(customerId)).map(({ productId, askedAt }) => ({
          productId,
          askedAt,
        })),
    },
    {
      name: 'messages',
      position: 7,
      read: async (manager, subject) => (await messagesOf(manager, subject)).map(messageData),
    },
  ],
  async erase(tx, { customerId, email }) {
    for (const table of [WishedProduct, StockAlert]) await tx.delete(table, { customerId });
    await tx
      .createQueryBuilder()
      .delete()
      .from(ContactMessage)
      .where('LOWER(email) = :email', { email })
      .execute();
  },
};

/** Anybody can register with any address: messages from it are shown to the customer who has verified it. */
async function messagesOf(
  manager: EntityManager,
  { email, emailVerifiedAt }: DataSubject,
): Promise<ContactMessage[]> {
  if (!emailVerifiedAt) return [];
  return manager
    .createQueryBuilder(ContactMessage, 'message')
    .where('LOWER(message.email) = :email', { email })
    .orderBy('message.id', 'ASC')
    .getMany();
}

function messageData({ id, fullName, email, subject, createdAt }: ContactMessage) {
  return { id, fullName, email, subject, createdAt };
}
