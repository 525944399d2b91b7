import { MovementKind, Product, StockService } from '../../catalogue';
import { pictureOf, pictureSlugOf, priceOf } from '../../catalogue/index.rules';
import { Clock } from '../../../kernel/clock';
import { Message, Note } from '../../../kernel/message';
import { ShortReason, Substitution } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound, outOfRange } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderLine } from '../orders/order-line.entity';
import { AS_ORDERED } from '../orders/order-line.rules';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { shortageOf } from '../orders/shortage.rules';
import { orderingMessages } from '../ordering.messages';
import { keyReused } from '../payments/payment-answers';
import { linesOf, rewriteBill } from './picked-order.service';
import { assertPickedBy, heldBy } from './picker.rules';
import { PickingAction } from './picking-action.entity';
import { SubstituteQuestionsService } from '../questions/substitute-questions.service';
import { SubstitutesService } from './substitutes.service';
import {
  AskCustomerInput,
  LineActionInput,
  PickOrderLineInput,
  ShortOrderLineInput,
  SubstituteOrderLineInput,
  WeighOrderLineInput,
} from './picking.input';
import { Weighable, billedParts, isLighter, mostGrams, orderedParts } from './weight.rules';

/** Dependencies of picking actions. */
export interface LineActionDependencies {
  events: DomainEvents;
  orders: AdminOrderService;
  questions: SubstituteQuestionsService;
  stateMachine: OrderStateMachine;
  stock: StockService;
  substitutes: SubstitutesService;
}

/** A line within the transaction that changes it, with all lines of its order. */
interface LineAtWork {
  tx: Transaction;
  order: Order;
  line: OrderLine;
  lines: readonly OrderLine[];
  actor: Actor;
}

/** The effect of an action on a line. */
interface LineChange {
  changes: Partial<OrderLine>;
  /** The text for the history of the order, if the delivered pieces changed. */
  note?: Note;
}

/** One kind of action with its input. */
interface LineAction {
  name: 'picked' | 'weighed' | 'short' | 'asked' | 'substituted' | 'reset';
  input: LineActionInput;
  /** The further parameters of the request, for the fingerprint. */
  asked: readonly unknown[];
  apply: (work: LineAtWork) => Promise<LineChange>;
}

/** Reasons for which missing pieces cannot be sold. */
const LOSSES = {
  [ShortReason.NOT_THERE]: MovementKind.COUNT,
  [ShortReason.DAMAGED]: MovementKind.WASTE,
  [ShortReason.CUSTOMER_DECLINED]: null,
} as const;

/**
 * Picking actions on single lines of an order. Each action is one transaction for the line, its bill, the stock, the
 * history and the audit log. It is applied once per key, and only to the version of the line that its picker saw.
 */
export class LineActionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: LineActionDependencies,
  ) {}

  /**
   * Records how many pieces of a line were picked so far.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT, IDEMPOTENCY_KEY_REUSED, ORDER_MOVE_REFUSED if
   *   the order is not being picked, or is picked by somebody else
   */
  async pick(viewer: Viewer, values: PickOrderLineInput): Promise<AdminOrder> {
    const input = await assertValid(PickOrderLineInput, values);
    const { pickedQuantity } = input;
    const apply = async ({ line }: LineAtWork) => {
      if (line.packGrams !== null)
        throw fieldError('pickedQuantity', orderingMessages.weighInstead());
      if (pickedQuantity > line.quantity) throw outOfRange('pickedQuantity', 0, line.quantity);
      return { changes: { pickedQuantity } };
    };
    return this.act(viewer, { name: 'picked', input, asked: [pickedQuantity], apply });
  }

  /** Records the weight of the pieces of a line, once all available ones are on the scales. Throws as `pick`. */
  async weigh(viewer: Viewer, values: WeighOrderLineInput): Promise<AdminOrder> {
    const input = await assertValid(WeighOrderLineInput, values);
    const { grams } = input;
    const apply = async ({ line }: LineAtWork): Promise<LineChange> => {
      const { name, quantity } = line;
      if (quantity === 0) throw fieldError('grams', orderingMessages.openPieces({ open: 0 }));
      assertWeight(line, grams);
      const weighed = { ...line, weighedGrams: grams };
      const orderedGrams = orderedParts(line, quantity);
      return {
        changes: { pickedQuantity: quantity, weighedGrams: grams },
        ...(billedParts(weighed) !== billedParts(line) && {
          note: orderingMessages.weighed({ name, grams, orderedGrams }),
        }),
      };
    };
    return this.act(viewer, { name: 'weighed', input, asked: [grams], apply });
  }

  /** Records missing pieces of a line, with the reason. Throws as `pick`. */
  async short(viewer: Viewer, values: ShortOrderLineInput): Promise<AdminOrder> {
    const input = await assertValid(ShortOrderLineInput, values);
    const { quantity, reason, countedQuantity = null } = input;
    if (countedQuantity !== null && reason !== ShortReason.NOT_THERE)
      throw fieldError('countedQuantity', orderingMessages.countedWithoutNeed());
    const apply = async (work: LineAtWork) => {
      const { tx, order, line, actor } = work;
      assertOpen(line, 'quantity', quantity);
      if (line.shortReason !== null && line.shortReason !== reason)
        throw fieldError('reason', orderingMessages.shortOtherwise());
      const { productId, name } = line;
      const pieces = { productId, quantity };
      const { stock } = this.dependencies;
      await stock.giveBackMissing(tx, order.id, pieces, LOSSES[reason], actor);
      if (countedQuantity !== null && productId !== null)
        await stock.setCounted(
          tx,
          productId,
          countedQuantity,
          `Counted for order ${order.id}`,
          actor,
        );
      const shortQuantity = line.shortQuantity + quantity;
      return {
        changes: { quantity: line.quantity - quantity, shortQuantity, shortReason: reason },
        note: SHORT_NOTES[reason]({ quantity, name }),
      };
    };
    const asked = [quantity, reason, countedQuantity];
    return this.act(viewer, { name: 'short', input, asked, apply });
  }

  /**
   * Asks the customer about substitutes for missing pieces of a line. Of the line only its version changes, so that any
   * later action withdraws the question. Throws as `pick`.
   */
  async ask(viewer: Viewer, values: AskCustomerInput): Promise<AdminOrder> {
    const input = await assertValid(AskCustomerInput, values);
    const { quantity } = input;
    const lineId = readRecordId(input.orderLineId, 'order line', 'orderLineId');
    const { questions, substitutes } = this.dependencies;
    const found = await substitutes.forLine(viewer, lineId);
    const candidates = found.map((product) => {
      const { id: productId, name, nameHi, nameMr, unit, category, ...prices } = product;
      const { mrpPaise, pricePaise: unitPricePaise, packGrams } = prices;
      const imageUrl = pictureOf(product, pictureSlugOf(category));
      return {
        ...{ productId, name, nameHi, nameMr, unit, imageUrl },
        ...{ mrpPaise, unitPricePaise, packGrams },
      };
    });
    const apply = async ({ tx, order, line, actor }: LineAtWork): Promise<LineChange> => {
      assertOpen(line, 'quantity', quantity);
      const lineVersion = line.version + 1;
      await questions.ask(tx, { order, line, lineVersion, quantity, candidates, actor });
      return { changes: {} };
    };
    return this.act(viewer, { name: 'asked', input, asked: [quantity], apply });
  }

  /** Replaces pieces of a line by pieces of another product. Throws as `pick`, and OUT_OF_STOCK. */
  async substitute(viewer: Viewer, values: SubstituteOrderLineInput): Promise<AdminOrder> {
    const input = await assertValid(SubstituteOrderLineInput, values);
    const productId = readRecordId(input.productId, 'product', 'productId');
    const { quantity, replacedQuantity, grams = null } = input;
    const apply = async ({ tx, order, line, actor }: LineAtWork) => {
      assertOpen(line, 'replacedQuantity', replacedQuantity);
      if (order.substitution === Substitution.NO_SUBSTITUTE)
        throw fieldError('productId', orderingMessages.noSubstitute());
      if (productId === line.productId)
        throw fieldError('productId', orderingMessages.substituteItself());
      const product = await this.takeSubstitute(tx, order, { productId, quantity }, actor);
      const { packGrams } = product;
      if (packGrams !== null && grams === null)
        throw fieldError('grams', orderingMessages.weighInstead());
      if (grams !== null) assertWeight({ quantity, packGrams }, grams);
      const { stock } = this.dependencies;
      const replaced = { productId: line.productId, quantity: replacedQuantity };
      await stock.giveBackMissing(tx, order.id, replaced, null, actor);
      const pieces = { quantity, replacedQuantity, weighedGrams: grams };
      await insertSubstitute(tx, line, product, pieces);
      return {
        changes: {
          quantity: line.quantity - replacedQuantity,
          substitutedQuantity: line.substitutedQuantity + replacedQuantity,
        },
        note: orderingMessages.substituted({
          replacedQuantity,
          name: line.name,
          quantity,
          substitute: product.name,
        }),
      };
    };
    // Without a weight, the fingerprint is the same as before the shop weighed products.
    const asked = [productId, quantity, replacedQuantity, ...(grams === null ? [] : [grams])];
    return this.act(viewer, { name: 'substituted', input, asked, apply });
  }

  /** Undoes all picking actions of a line: it is to be picked as ordered. Throws as `substitute`. */
  async reset(viewer: Viewer, values: LineActionInput): Promise<AdminOrder> {
    const input = await assertValid(LineActionInput, values);
    const apply = async (work: LineAtWork): Promise<LineChange> => {
      const { tx, order, line, lines, actor } = work;
      await this.takeAgain(work);
      const substitutes = lines.filter(({ substitutesLineId }) => substitutesLineId === line.id);
      for (const substitute of substitutes) {
        await this.dependencies.stock.giveBackMissing(tx, order.id, substitute, null, actor);
        await tx.delete(OrderLine, { id: substitute.id });
      }
      const missing = line.shortQuantity + line.substitutedQuantity;
      return {
        changes: {
          pickedQuantity: null,
          weighedGrams: null,
          quantity: line.quantity + missing,
          ...{ shortQuantity: 0, shortReason: null, substitutedQuantity: 0 },
        },
        ...((missing > 0 || isLighter(line)) && {
          note: orderingMessages.lineReset({ name: line.name }),
        }),
      };
    };
    return this.act(viewer, { name: 'reset', input, asked: [], apply });
  }

  private async act(viewer: Viewer, action: LineAction): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'pick-orders');
    const lineId = readRecordId(action.input.orderLineId, 'order line', 'orderLineId');
    const orderId = await this.database.write((tx) => this.actWithin(tx, lineId, action, actor), {
      repeatable: true,
    });
    return this.dependencies.orders.picked(viewer, orderId);
  }

  /** Returns the id of the order. */
  private async actWithin(
    tx: Transaction,
    lineId: number,
    { name, input, asked, apply }: LineAction,
    actor: Actor,
  ): Promise<number> {
    const orderId = (await tx.findOneBy(OrderLine, { id: lineId }))?.orderId;
    const order = orderId === undefined ? null : await findLocked(tx, Order, orderId);
    if (!order) throw notFound('order line', 'orderLineId');
    const now = this.clock.now();
    const { idempotencyKey: requestKey, expectedVersion } = input;
    const fingerprint = requestFingerprint([name, lineId, ...asked]);
    const done = await tx.findOneBy(PickingAction, { orderId: order.id, requestKey });
    if (done && done.fingerprint !== fingerprint) throw keyReused(orderingMessages.pickKeyReused());
    if (done) return order.id;
    assertPickedBy(order, actor.id as number);
    const lines = await linesOf(tx, order.id);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw notFound('order line', 'orderLineId');
    if (line.substitutesLineId !== null)
      throw fieldError('orderLineId', orderingMessages.substituteLine());
    if (line.version !== expectedVersion) throw conflict(line, expectedVersion);
    const { changes, note } = await apply({ tx, order, line, lines, actor });
    await tx.update(OrderLine, { id: lineId }, { ...changes, version: line.version + 1 });
    await tx.update(Order, { id: order.id }, heldBy(actor.id as number, now));
    await tx.insert(PickingAction, { orderId: order.id, requestKey, fingerprint, at: now });
    if (note) {
      await rewriteBill(tx, order);
      await this.dependencies.stateMachine.recordNote(tx, order, actor, note);
    }
    await this.recordAudit(tx, name, line, changes, actor);
    return order.id;
  }

  private async recordAudit(
    tx: Transaction,
    name: LineAction['name'],
    line: OrderLine,
    changes: Partial<OrderLine>,
    actor: Actor,
  ): Promise<void> {
    const state = (of: OrderLine) => ({ lineId: of.id, ...stateOf(of) });
    const before = state(line);
    const after = state({ ...line, ...changes, version: line.version + 1 });
    const about = { subject: 'order', subjectId: line.orderId } as const;
    const action = `order.line-${name}`;
    await this.dependencies.events.record(tx, [{ actor, action, ...about, before, after }]);
  }

  /** Takes the pieces of a substitute with the same conditional update as checkout. */
  private async takeSubstitute(
    tx: Transaction,
    order: Order,
    pieces: { productId: number; quantity: number },
    actor: Actor,
  ): Promise<Product> {
    const { productId: id } = pieces;
    const before = await this.dependencies.stock.take(tx, order.id, [pieces], actor);
    const product = await tx.findOne(Product, {
      where: { id },
      relations: { category: { parent: true } },
    });
    if (!product) throw notFound('product', 'productId');
    if (before) throw outOfStock('productId', product.name, before.get(id));
    return product;
  }

  /** Takes back the pieces that the line gave back. */
  private async takeAgain({ tx, order, line, actor }: LineAtWork): Promise<void> {
    const { productId, shortQuantity, shortReason, substitutedQuantity, name } = line;
    const again = [
      { quantity: shortQuantity, loss: shortReason && LOSSES[shortReason] },
      { quantity: substitutedQuantity, loss: null },
    ].filter(({ quantity }) => quantity > 0);
    for (const { quantity, loss } of again) {
      if (productId === null) throw outOfStock('orderLineId', name, 0);
      const { stock } = this.dependencies;
      const pieces = { productId, quantity };
      const left = await stock.takeMissing(tx, order.id, pieces, loss, actor);
      if (left !== undefined) throw outOfStock('orderLineId', name, left);
    }
  }
}

const SHORT_NOTES: Record<ShortReason, (values: { quantity: number; name: string }) => Message> = {
  [ShortReason.NOT_THERE]: orderingMessages.notThere,
  [ShortReason.DAMAGED]: orderingMessages.damaged,
  [ShortReason.CUSTOMER_DECLINED]: orderingMessages.declined,
};

/** Refuses more pieces than are neither picked, missing nor substituted yet. */
function assertOpen(line: OrderLine, field: string, quantity: number): void {
  const open = line.quantity - (line.pickedQuantity ?? 0);
  if (quantity > open) throw fieldError(field, orderingMessages.openPieces({ open }));
}

/** Refuses a weight for products sold by the piece, and a weight more than a tenth above the ordered one. */
function assertWeight(pieces: Pick<Weighable, 'quantity' | 'packGrams'>, grams: number): void {
  if (pieces.packGrams === null) throw fieldError('grams', orderingMessages.notByWeight());
  const most = mostGrams(pieces);
  const orderedGrams = orderedParts(pieces, pieces.quantity);
  if (grams > most)
    throw fieldError('grams', orderingMessages.tooHeavy({ mostGrams: most, orderedGrams }));
}

function insertSubstitute(
  tx: Transaction,
  line: OrderLine,
  product: Product,
  pieces: Pick<OrderLine, 'quantity' | 'replacedQuantity' | 'weighedGrams'>,
): Promise<unknown> {
  const { id: productId, name, nameHi, nameMr, unit, category } = product;
  const { mrpPaise, sellingPaise, packGrams, gstBasisPoints, hsn } = product;
  const imageUrl = pictureOf(product, category ? pictureSlugOf(category) : '');
  const substitute = {
    ...AS_ORDERED,
    ...{ orderId: line.orderId, productId, name, nameHi, nameMr, unit, imageUrl },
    ...{ packGrams, gstBasisPoints, hsn },
    ...{ mrpPaise, unitPricePaise: priceOf({ mrpPaise, sellingPaise }) },
    ...{ totalPaise: 0, discountPaise: 0 }, // until its bill is worked out
    pickedQuantity: pieces.quantity,
    substitutesLineId: line.id,
    ...pieces,
  };
  return insertRows(tx, OrderLine, [substitute]);
}

/** The fields of a line that picking changes. */
function stateOf(line: OrderLine) {
  const { version, quantity, pickedQuantity, shortQuantity, shortReason } = line;
  const { substitutedQuantity, weighedGrams } = line;
  const pieces = { version, quantity, pickedQuantity, shortQuantity, shortReason };
  return { ...pieces, substitutedQuantity, weighedGrams };
}

function conflict(line: OrderLine, expectedVersion: number): ShopError {
  const message = orderingMessages.lineChanged();
  const details = { current: stateOf(line), submitted: { version: expectedVersion } };
  return new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}

function outOfStock(field: string, name: string, left: number | undefined): ShopError {
  const message = shortageOf(name, left);
  return new ShopError('OUT_OF_STOCK', message, { [field]: message });
}
