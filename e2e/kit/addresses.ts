import type { ShopApi } from './shop-api';

const addOperation = `mutation AddAddress($input: AddressInput!) { addAddress(input: $input) { id } }`;

/** An address in Thane. */
const home = {
  label: 'Home',
  recipientName: 'Meera Joshi',
  phone: '9820098200',
  line1: '12 Gokhale Road',
  line2: 'Naupada',
  pinCode: '400602',
};

/** Adds an address of the caller; the first one is the default. */
export const addAddress = (api: ShopApi, wanted: Partial<typeof home> = {}): Promise<unknown> =>
  api.call(addOperation, { input: { ...home, ...wanted } });
