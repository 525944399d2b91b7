import { IsNull, LessThan, MoreThan } from 'typeorm';
import { AddressService, CartService, CartView, QuoteService, SlotService } from '../../checkout';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { readOfferCode } from '../../../kernel/offer-code';
import type { Substitution } from '../../../kernel/order.enums';
import { FieldMessages, ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireApp, requireCustomer, requireCustomerLogin } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { assertValid } from '../../../platform/validation/assert-valid';
import type { PlacedOrder } from '../orders/order.entity';
import { shortageOf } from '../orders/shortage.rules';
import { orderingMessages } from '../ordering.messages';
import { deliveryOn } from '../placing/delivery-on-terms';
import { fingerprintOf } from '../placing/new-order';
import { ProposeOrderInput } from '../placing/place-order.input';
import { ProposedOrders, proposalOver, readAddressId } from '../placing/place-order.service';
import { OrderProposal, ProposedChoice } from './order-proposal.entity';
import { OrderProposalView, ProposalState } from './order-proposal.type';

const HOUR_MS = 60 * 60 * 1000;
/** Prices and delivery windows rarely change within this time. */
const WAITS_MS = HOUR_MS;
/** How long an app can query a proposal. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Limit for the proposals of all apps of one customer, because each leaves a record. */
const PROPOSALS: Limit = {
  name: 'order-proposal',
  points: 20,
  perSeconds: 60 * 60,
  field: 'idempotencyKey',
};

/** Dependencies of proposals. */
export interface OrderProposalDependencies {
  addresses: AddressService;
  carts: CartService;
  events: DomainEvents;
  limiter: AttemptLimiter;
  quotes: QuoteService;
  slots: SlotService;
  publicUrl: string;
}

/** An order as it would be now. */
type Draft = Pick<OrderProposal, 'choice' | 'lines' | 'bill'>;

/** The chosen options of an order, without those that the shop chooses. */
type Wishes = Pick<
  ProposedChoice,
  'paymentMethod' | 'addressId' | 'couponCode' | 'useGiftCredit'
> & {
  deliverySlotId?: string | null;
  substitution?: Substitution | null;
};

/** Keeps the orders that apps propose. Only the customer places them, in the checkout. */
export class OrderProposalsService implements ProposedOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: OrderProposalDependencies,
  ) {}

  /**
   * Proposes to order the customer's current cart. Nothing is reserved.
   * @throws UNAUTHENTICATED, FORBIDDEN for everybody but apps, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS, and the
   *   errors of placing such an order
   */
  async propose(
    viewer: Viewer,
    values: Partial<ProposeOrderInput>,
    caller: CallerDetails,
  ): Promise<OrderProposalView> {
    const { customerId, connectionId } = requireApp(viewer);
    const { idempotencyKey, ...input } = await assertValid(ProposeOrderInput, values);
    const wishes = {
      ...input,
      couponCode: readOfferCode(input.couponCode) || null,
      addressId: readAddressId(input.addressId),
      useGiftCredit: input.useGiftCredit ?? false,
    };
    const requestFingerprint = fingerprintOf({ ...wishes, customerId, idempotencyKey });
    const key = { connectionId, idempotencyKey };
    const isNew =
      !(await this.database.read.existsBy(OrderProposal, key)) &&
      (await this.insert({
        ...{ ...key, customerId, requestFingerprint },
        ...(await this.draft(viewer, wishes, caller)),
      }));
    const proposal = await this.findOwn(viewer, key);
    if (proposal.requestFingerprint !== requestFingerprint) throw keyReused();
    return this.view(
      proposal,
      isNew ? ProposalState.WAITING : await this.stateOf(viewer, proposal, caller),
    );
  }

  /**
   * A proposal of the caller's apps; apps see only their own.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, also once the app is no longer connected
   */
  async byId(viewer: Viewer, id: number, caller: CallerDetails): Promise<OrderProposalView> {
    const proposal = await this.findOwn(viewer, { id });
    return this.view(proposal, await this.stateOf(viewer, proposal, caller));
  }

  /**
   * Refuses a proposal; one that has ended stays unchanged.
   * @throws UNAUTHENTICATED, FORBIDDEN for staff and apps, NOT_FOUND
   */
  async refuse(viewer: Viewer, id: number, caller: CallerDetails): Promise<OrderProposalView> {
    const { customerId } = requireCustomerLogin(viewer);
    await this.database.write(async (tx) => {
      const open = { id, customerId, orderId: IsNull(), refusedAt: IsNull() };
      const { affected } = await tx.update(OrderProposal, open, { refusedAt: this.clock.now() });
      if (affected) await this.record(tx, customerId, 'refused', { proposalId: id });
    });
    return this.byId(viewer, id, caller);
  }

  async approve(tx: Transaction, id: number, order: PlacedOrder): Promise<void> {
    const { id: orderId, customerId } = order;
    const open = { orderId: IsNull(), refusedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const { affected } = await tx.update(OrderProposal, { id, customerId, ...open }, { orderId });
    if (affected === 1) return this.record(tx, customerId, 'approved', { proposalId: id, orderId });
    if (!(await tx.existsBy(OrderProposal, { id, customerId })))
      throw notFound('order proposal', 'proposalId');
    throw proposalOver();
  }

  /** Deletes proposals that ended long ago; their orders stay. */
  async sweep(): Promise<void> {
    const expiresAt = LessThan(new Date(this.clock.now().getTime() - KEPT_MS));
    await this.database.write((tx) => tx.delete(OrderProposal, { expiresAt }), {
      repeatable: true,
    });
  }

  /** Returns false if the same was proposed concurrently. */
  private async insert(
    proposal: Draft &
      Pick<OrderProposal, 'connectionId' | 'customerId' | 'idempotencyKey' | 'requestFingerprint'>,
  ): Promise<boolean> {
    const { customerId, connectionId, bill } = proposal;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + WAITS_MS);
    try {
      await this.database.write(async (tx) => {
        await this.dependencies.limiter.consume(PROPOSALS, String(customerId), tx);
        const { id } = await tx.save(
          tx.create(OrderProposal, { ...proposal, createdAt, expiresAt }),
        );
        const { toPayPaise } = bill;
        const after = { proposalId: id, connectionId, toPayPaise };
        await this.record(tx, customerId, 'proposed', after);
      });
      return true;
    } catch (error) {
      // The customer has ended the connection meanwhile.
      if (isMissingReference(error)) throw notFound('app', 'idempotencyKey');
      if (!isDuplicateKey(error, 'uq_order_proposals_connectionId_idempotencyKey')) throw error;
      return false;
    }
  }

  private async findOwn(
    viewer: Viewer,
    sought: Partial<Pick<OrderProposal, 'id' | 'idempotencyKey'>>,
  ): Promise<OrderProposal> {
    const customerId = requireCustomer(viewer);
    const app = viewer.role === 'customer' ? viewer.app : undefined;
    const own = { customerId, ...(app && { connectionId: app.connectionId }) };
    const proposal = await this.database.read.findOne(OrderProposal, {
      where: { ...sought, ...own },
      relations: { connection: { app: true } },
    });
    if (!proposal) throw notFound('order proposal', 'id');
    return proposal;
  }

  private view(proposal: OrderProposal, state: ProposalState): OrderProposalView {
    const { id, choice, connection } = proposal;
    return {
      ...proposal,
      ...choice,
      appName: connection?.app?.name ?? '',
      state,
      approvalUrl: `${this.dependencies.publicUrl}/client/cart?proposal=${id}`,
    };
  }

  private async stateOf(
    viewer: Viewer,
    proposal: OrderProposal,
    caller: CallerDetails,
  ): Promise<ProposalState> {
    const { orderId, refusedAt, expiresAt, choice } = proposal;
    if (orderId !== null) return ProposalState.APPROVED;
    if (refusedAt) return ProposalState.REFUSED;
    if (expiresAt <= this.clock.now()) return ProposalState.EXPIRED;
    try {
      const now = await this.draft(viewer, choice, caller);
      return isSame(now, proposal) ? ProposalState.WAITING : ProposalState.CHANGED;
    } catch (error) {
      if (error instanceof ShopError) return ProposalState.CHANGED;
      throw error;
    }
  }

  /**
   * The order that the caller's cart would become now.
   * @throws CART_EMPTY, OUT_OF_STOCK, MINIMUM_ORDER, COUPON_INVALID, SLOT_UNAVAILABLE, NOT_FOUND (addressId),
   *   VALIDATION
   */
  private async draft(viewer: Viewer, wishes: Wishes, caller: CallerDetails): Promise<Draft> {
    const { addresses, carts, quotes, slots } = this.dependencies;
    const { paymentMethod, couponCode, useGiftCredit, substitution = null } = wishes;
    const cart = await carts.view(viewer);
    assertInStock(cart);
    const slot = await slots.available(wishes.deliverySlotId);
    const { id: deliverySlotId, date, startMinute, endMinute } = slot;
    const deliverySlot = { date, startMinute, endMinute };
    const address = await addresses.chosen(requireCustomer(viewer), wishes.addressId);
    const addressId = address?.id ?? null;
    const { bill, delivery, couponProblemMessage } = await quotes.quote(
      viewer,
      { paymentMethod, couponCode, useGiftCredit, addressId: address ? String(address.id) : null },
      caller,
    );
    if (couponProblemMessage)
      throw new ShopError('COUPON_INVALID', couponProblemMessage, {
        couponCode: couponProblemMessage,
      });
    deliveryOn(delivery, cart.grandTotalPaise);
    const { subtotalPaise, steps, toPayPaise } = bill;
    return {
      choice: {
        ...{ paymentMethod, deliverySlotId, deliverySlot, addressId, couponCode, useGiftCredit },
        substitution,
      },
      lines: cart.items.map(({ product, quantity, unitPricePaise, totalPaise }) => ({
        ...{ productId: product.id, name: product.name, unit: product.unit },
        ...{ quantity, unitPricePaise, totalPaise },
      })),
      bill: { subtotalPaise, steps, toPayPaise },
    };
  }

  private async record(
    tx: Transaction,
    customerId: number,
    what: 'proposed' | 'approved' | 'refused',
    after: object,
  ): Promise<void> {
    await this.dependencies.events.record(tx, [
      {
        actor: { role: 'customer', id: customerId },
        action: `customer.order-${what}`,
        ...{ subject: 'customer', subjectId: customerId, after },
      },
    ]);
  }
}

function assertInStock({ items }: CartView): void {
  if (items.length === 0) throw new ShopError('CART_EMPTY', orderingMessages.cartEmpty());
  const short: FieldMessages = {};
  for (const { id, product, isHidden, exceedsStock } of items)
    if (isHidden || exceedsStock)
      short[`items.${id}`] = shortageOf(product.name, isHidden ? undefined : product.stockQuantity);
  const [first] = Object.values(short);
  if (first) throw new ShopError('OUT_OF_STOCK', first, short);
}

/** Whether a customer who approves gets the proposed order at the stated price. */
function isSame(now: Draft, then: Draft): boolean {
  const told = ({ lines, bill }: Draft) =>
    JSON.stringify([
      bill.toPayPaise,
      lines.map(({ productId, quantity, unitPricePaise }) => [productId, quantity, unitPricePaise]),
    ]);
  return told(now) === told(then);
}

function keyReused(): ShopError {
  const message = orderingMessages.proposalKeyReused();
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}
