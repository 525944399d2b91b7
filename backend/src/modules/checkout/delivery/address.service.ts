import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import {
  DeliverySettings,
  DeliverySettingsService,
} from '../delivery-settings/delivery-settings.service';
import { areaOf } from '../delivery-settings/delivery-terms.rules';
import { Address } from './address.entity';
import { AddressInput, DeliveryAddressInput } from './address.input';
import { AddressRepository } from './address.repository';
import { DeliveryAddress } from './delivery-address.type';
import { checkoutMessages } from '../checkout.messages';

/** More than anybody has; prevents a customer from filling the table. The table has the same check. */
const MAX_ADDRESSES = 20;

type AddressValues = Partial<Record<keyof AddressInput, unknown>>;
/** The values of an address; unvalidated. */
export type DeliveryAddressValues = Partial<Record<keyof DeliveryAddressInput, unknown>>;

/** The saved addresses of customers, and the delivery area. */
export class AddressService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
  ) {}

  /** Whether the shop delivers to a pin code. */
  async isServiceable(pinCode: string): Promise<boolean> {
    return isServed(await this.settings.current(), pinCode.trim());
  }

  /** The caller's addresses, the default one first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<Address[]> {
    const customerId = requireCustomer(viewer);
    const addresses = await new AddressRepository(this.database.read).of(customerId);
    const settings = await this.settings.current();
    return addresses.map((address, at) => ({
      ...address,
      isDefault: at === 0,
      isServiceable: isServed(settings, address.pinCode),
    }));
  }

  /** The addresses of a customer, the default one first. The caller must have checked the viewer's permission. */
  of(customerId: number): Promise<Address[]> {
    return new AddressRepository(this.database.read).of(customerId);
  }

  /**
   * Adds an address; the first one is the default. One that is in the address book as it is stays the only one: a client
   * that lost the answer sends it again.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (pinCode: outside the area; label: too many)
   */
  async add(viewer: Viewer, values: AddressValues): Promise<Address> {
    const customerId = requireCustomer(viewer);
    const { isDefault, ...fields } = await this.validated(values);
    const { line2 = null, landmark = null, instructions = null } = fields;
    const entered = { ...fields, line2, landmark, instructions };
    const id = await this.write(async (tx) => {
      const addresses = new AddressRepository(tx);
      const book = await addresses.of(customerId);
      const preference = isDefault ? abovePreference(book) : 0;
      const same = book.find((address) => isSame(address, entered));
      if (same && isDefault) await addresses.update(same.id, { preference });
      if (same) return same.id;
      const place = freePlace(book);
      const createdAt = this.clock.now();
      return addresses.insert({ ...entered, customerId, place, preference, createdAt });
    });
    return this.byId(viewer, id);
  }

  /**
   * Changes an address. Unless the change makes it the default, the default is unchanged: some address always is.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (pinCode: outside the area)
   */
  async update(viewer: Viewer, id: number, values: AddressValues): Promise<Address> {
    const customerId = requireCustomer(viewer);
    const { isDefault, ...fields } = await this.validated(values);
    const { line2 = null, landmark = null, instructions = null } = fields;
    await this.write(async (tx) => {
      const addresses = new AddressRepository(tx);
      const book = await addresses.of(customerId);
      if (!book.some((address) => address.id === id)) throw notFound('address', 'id');
      const preference = isDefault ? { preference: abovePreference(book) } : {};
      await addresses.update(id, { ...fields, line2, landmark, instructions, ...preference });
    });
    return this.byId(viewer, id);
  }

  /** Deletes an address; orders keep their copy. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async delete(viewer: Viewer, id: number): Promise<void> {
    const customerId = requireCustomer(viewer);
    await this.write(async (tx) => {
      if (!(await new AddressRepository(tx).delete(id, customerId)))
        throw notFound('address', 'id');
    });
  }

  /**
   * An order's own copy of its address, within the order's transaction: the chosen address, else the default one, else
   * none.
   * @throws NOT_FOUND for somebody else's, VALIDATION if the shop no longer delivers there
   */
  async forOrder(
    tx: Transaction,
    settings: DeliverySettings,
    customerId: number,
    id: number | null,
  ): Promise<DeliveryAddress | null> {
    const chosen = await chosenAddress(tx, customerId, id);
    if (!chosen) return null;
    const { recipientName, phone, line1, line2, landmark, instructions, pinCode } = chosen;
    if (!isServed(settings, pinCode))
      throw fieldError('addressId', checkoutMessages.notServiceable({ pinCode }));
    return { recipientName, phone, line1, line2, landmark, instructions, pinCode };
  }

  /**
   * Validates an address that the staff enters for an order.
   * @throws VALIDATION also if the shop does not deliver there
   */
  async written(
    settings: DeliverySettings,
    values: DeliveryAddressValues,
  ): Promise<DeliveryAddress> {
    const input = await assertValid(DeliveryAddressInput, tidied(values));
    const { recipientName, phone, line1, pinCode } = input;
    const { line2 = null, landmark = null, instructions = null } = input;
    if (!isServed(settings, pinCode))
      throw fieldError('pinCode', checkoutMessages.notServiceable({ pinCode }));
    return { recipientName, phone, line1, line2, landmark, instructions, pinCode };
  }

  /**
   * The address that an order would have now: the chosen one, else the default one, else none.
   * @throws NOT_FOUND for somebody else's, VALIDATION if the shop no longer delivers there
   */
  async chosen(customerId: number, id: number | null): Promise<Address | undefined> {
    const chosen = await chosenAddress(this.database.read, customerId, id);
    if (chosen && !(await this.isServiceable(chosen.pinCode)))
      throw fieldError('addressId', checkoutMessages.notServiceable(chosen));
    return chosen;
  }

  /**
   * The pin code of an order's address: the chosen one, else the default one, else none.
   * @throws NOT_FOUND for somebody else's
   */
  async pinCodeFor(customerId: number, id: number | null): Promise<string | null> {
    return (await chosenAddress(this.database.read, customerId, id))?.pinCode ?? null;
  }

  private async byId(viewer: Viewer, id: number): Promise<Address> {
    const address = (await this.list(viewer)).find((candidate) => candidate.id === id);
    if (!address) throw notFound('address', 'id');
    return address;
  }

  private async validated(values: AddressValues): Promise<AddressInput> {
    const input = await assertValid(AddressInput, tidied(values));
    if (!(await this.isServiceable(input.pinCode)))
      throw fieldError('pinCode', checkoutMessages.notServiceable(input));
    return input;
  }

  /** Of two concurrent writes of the same place, the second is retried with the next place. */
  private write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        if (isDuplicateKey(error, 'uq_addresses_customerId_place'))
          throw new ConflictError('The place in the address book was taken meanwhile');
        throw error;
      }
    });
  }
}

/** Trims texts, and turns empty ones into null. */
function tidied<Values extends DeliveryAddressValues>(values: Values): Values {
  const tidy = trimTexts(values);
  for (const name of ['line2', 'landmark', 'instructions'] as const)
    if (tidy[name] === '') tidy[name] = null;
  return tidy;
}

async function chosenAddress(
  manager: EntityManager,
  customerId: number,
  id: number | null,
): Promise<Address | undefined> {
  const book = await new AddressRepository(manager).of(customerId);
  const chosen = id === null ? book[0] : book.find((address) => address.id === id);
  if (!chosen && id !== null) throw notFound('address', 'addressId');
  return chosen;
}

function isServed({ areas }: Pick<DeliverySettings, 'areas'>, pinCode: string): boolean {
  return areaOf(areas, pinCode) !== undefined;
}

function isSame(address: Address, entered: Partial<Address>): boolean {
  return Object.entries(entered).every(([name, value]) => address[name as keyof Address] === value);
}

function freePlace(book: readonly Address[]): number {
  const taken = new Set(book.map(({ place }) => place));
  for (let place = 1; place <= MAX_ADDRESSES; place++) if (!taken.has(place)) return place;
  throw fieldError('label', checkoutMessages.tooManyAddresses({ most: MAX_ADDRESSES }));
}

function abovePreference(book: readonly Address[]): number {
  return Math.max(0, ...book.map(({ preference }) => preference)) + 1;
}
