import { affectedBy } from '../../../platform/database/dialect/statements';
import { PersonalData } from '../../../platform/personal-data';
import { Order } from '../../ordering';
import { ExternalRecord } from './external-record.entity';
import { metadataOf, subjectIdOf } from './external-record.repository';

/**
 * Programs' records of a customer and of their orders. The external ids of orders stay, as do the order numbers:
 * accounts refer to both. All texts are deleted, since nobody knows what a program wrote there.
 */
export const externalRecordsPersonalData: PersonalData = {
  sections: [
    {
      name: 'externalRecords',
      position: 9,
      read: async (manager, { customerId }) => {
        const own = await manager.find(ExternalRecord, {
          where: { customerId },
          order: { id: 'ASC' },
        });
        const ofOrders = await manager
          .createQueryBuilder(ExternalRecord, 'kept')
          .innerJoin(Order, 'placed', 'placed.id = kept.orderId')
          .where('placed.customerId = :customerId', { customerId })
          .orderBy('kept.id')
          .getMany();
        return [...own, ...ofOrders].map((record) => ({
          ...{ namespace: record.namespace, subject: record.subject },
          ...{ subjectId: subjectIdOf(record), externalId: record.externalId },
          metadata: metadataOf(record),
        }));
      },
    },
  ],
  async erase(tx, { customerId }) {
    await tx.delete(ExternalRecord, { customerId });
    await affectedBy(tx, FORGET_NAMELESS, [customerId]);
    await affectedBy(tx, FORGET_TEXTS, [customerId]);
  },
};

const FORGET_NAMELESS =
  'DELETE FROM external_records WHERE externalId IS NULL AND orderId IN (SELECT id FROM orders WHERE customerId = ?)';

const FORGET_TEXTS =
  "UPDATE external_records SET metadataJson = '{}' WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)";
