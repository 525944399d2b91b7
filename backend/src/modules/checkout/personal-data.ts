import { PersonalData } from '../../platform/personal-data';
import { Cart } from './cart/cart.entity';
import { Address } from './delivery/address.entity';
import { GiftCreditEntry } from './gift-credit/gift-credit-entry.entity';

/** The address book, the gift credit, which is kept for the accounts, and the cart. */
export const checkoutPersonalData: PersonalData = {
  sections: [
    {
      name: 'addresses',
      position: 2,
      async read(manager, { customerId }) {
        const where = { customerId };
        return (await manager.find(Address, { where, order: { id: 'ASC' } })).map(addressData);
      },
    },
    {
      name: 'giftCredit',
      position: 3,
      async read(manager, { customerId }) {
        const entries = await manager.find(GiftCreditEntry, {
          where: { customerId },
          order: { id: 'ASC' },
          relations: { voucher: true },
        });
        return entries.map(creditData);
      },
    },
  ],
  /** Deleting a cart deletes its items. */
  async erase(tx, { customerId }) {
    for (const table of [Cart, Address]) await tx.delete(table, { customerId });
  },
};

function addressData(address: Address) {
  const {
    id,
    label,
    recipientName,
    phone,
    line1,
    line2,
    landmark,
    instructions,
    pinCode,
    createdAt,
  } = address;
  return {
    id,
    label,
    recipientName,
    phone,
    line1,
    line2,
    landmark,
    instructions,
    pinCode,
    createdAt,
  };
}

function creditData({ kind, amountPaise, orderId, voucher, createdAt }: GiftCreditEntry) {
  return { kind, amountPaise, orderId, voucherCode: voucher?.code ?? null, createdAt };
}
