import fc from 'fast-check';
import { PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { CreditedMoney, keptFeeOf, sumOfMoney, waysBack, worthOf } from './credit-note.rules';

/** A line as billed: its total need not be a multiple of its pieces, as for substitutes. */
const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    totalPaise: fc.integer({ min: 0, max: 5_000_000 }),
    discountShare: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ discountShare, ...line }) => ({
    ...line,
    discountPaise: Math.floor((line.totalPaise * discountShare) / 1_000),
  }));

/** An order with a sequence of returns of its lines. */
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  feePaise: fc.integer({ min: 0, max: 9_900 }),
  creditPaise: fc.integer({ min: 0, max: 3_000_000 }),
  isCard: fc.boolean(),
  collectedAfter: fc.integer({ min: 0, max: 12 }),
  returns: fc.array(
    fc.record({ line: fc.nat({ max: 7 }), quantity: fc.integer({ min: 1, max: 60 }) }),
    { minLength: 1, maxLength: 12 },
  ),
});

/**
 * Half up, derived from the wording of the rules alone: whole paise, and one more if the remainder is half a paisa or
 * more.
 */
function halfUp(sumPaise: number, pieces: number, all: number): bigint {
  const exact = BigInt(sumPaise) * BigInt(pieces);
  const left = exact % BigInt(all);
  return (exact - left) / BigInt(all) + (left + left >= BigInt(all) ? 1n : 0n);
}

const MANY = { numRuns: 2_000 };

describe('what returned pieces are worth', () => {
  it('is that of an independent calculation, never below zero, and all of it for all pieces', () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 60 })), (line, parts) => {
        const costPaise = line.totalPaise - line.discountPaise;
        let refundedQuantity = 0;
        let creditedPaise = 0;
        for (const part of [...parts, line.quantity]) {
          const quantity = Math.min(part, line.quantity - refundedQuantity);
          if (quantity === 0) continue;
          const worth = worthOf({ ...line, refundedQuantity }, quantity, creditedPaise);
          refundedQuantity += quantity;
          const stays = line.quantity - refundedQuantity;
          const keptPaise =
            halfUp(line.totalPaise, stays, line.quantity) -
            halfUp(line.discountPaise, stays, line.quantity);
          const duePaise = BigInt(costPaise) - keptPaise - BigInt(creditedPaise);
          const amountPaise = worth.totalPaise - worth.discountPaise;
          expect(BigInt(amountPaise)).toBe(duePaise > 0n ? duePaise : 0n);
          expect(worth.discountPaise).toBeGreaterThanOrEqual(0);
          creditedPaise += amountPaise;
          expect(creditedPaise).toBeLessThanOrEqual(costPaise);
        }
        expect(creditedPaise).toBe(costPaise);
      }),
      MANY,
    );
  });

  it('is its price for whole pieces without a discount', () => {
    const line = { quantity: 3, totalPaise: 30_003, discountPaise: 0, refundedQuantity: 1 };
    expect(worthOf(line, 2, 10_001)).toEqual({ totalPaise: 20_002, discountPaise: 0 });
  });
});

describe('the ways back', () => {
  it('add up to what is returned, each no more than was paid by it, for any order of returns', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, feePaise, creditPaise, isCard, collectedAfter, returns }) => {
        const goodsPaise = lines.reduce((sum, l) => sum + l.totalPaise - l.discountPaise, 0);
        const totalPaise = goodsPaise + feePaise;
        const giftCreditPaise = Math.min(creditPaise, goodsPaise);
        const toPayPaise = totalPaise - giftCreditPaise;
        const paymentMethod = isCard ? PaymentMethod.CARD : PaymentMethod.CASH_ON_DELIVERY;
        const left = lines.map((line) => ({ ...line, refundedQuantity: 0, creditedPaise: 0 }));
        const notes: CreditedMoney[] = [];
        let returnedPaise = 0;
        returns.forEach(({ line: at, quantity: wanted }, index) => {
          const line = left[at % left.length];
          const quantity = line ? Math.min(wanted, line.quantity - line.refundedQuantity) : 0;
          if (!line || quantity === 0) return;
          const worth = worthOf(line, quantity, line.creditedPaise);
          const amountPaise = worth.totalPaise - worth.discountPaise;
          line.refundedQuantity += quantity;
          line.creditedPaise += amountPaise;
          returnedPaise += amountPaise;
          const isOpen = !isCard && index < collectedAfter;
          const paymentStatus = isOpen ? PaymentStatus.PENDING : PaymentStatus.SUCCESS;
          const order = { paymentMethod, paymentStatus, toPayPaise, collectedPaise: 0 };
          notes.push(waysBack(order, sumOfMoney(notes), amountPaise));
        });
        const {
          toCollectPaise,
          cashPaise,
          cardPaise,
          giftCreditPaise: backPaise,
        } = sumOfMoney(notes);
        const paidPaise = toCollectPaise + cashPaise + cardPaise;
        expect(paidPaise + backPaise).toBe(returnedPaise);
        expect(returnedPaise).toBeLessThanOrEqual(goodsPaise);
        // The part that was to be paid goes back first, all of it before any gift credit.
        expect(paidPaise).toBe(Math.min(returnedPaise, toPayPaise));
        expect(backPaise).toBeLessThanOrEqual(giftCreditPaise);
        expect(isCard ? toCollectPaise + cashPaise : cardPaise).toBe(0);
        for (const note of notes)
          for (const paise of Object.values(note)) expect(paise).toBeGreaterThanOrEqual(0);
      }),
      MANY,
    );
  });
});

/** An order that is returned after part of it was paid back, and how its customer had paid. */
const anyReturn = fc.record({
  goodsPaise: fc.integer({ min: 0, max: 5_000_000 }),
  feePaise: fc.integer({ min: 0, max: 9_900 }),
  creditShare: fc.integer({ min: 0, max: 1_000 }),
  way: fc.constantFrom('card', 'collected', 'uncollected', 'in part'),
  collectedShare: fc.integer({ min: 0, max: 1_000 }),
  earlier: fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 3 }),
});

describe('the fee that is kept of a returned order', () => {
  it('is all that the customer loses: never above the fee, never more than was paid, and to the paisa', () => {
    fc.assert(
      fc.property(anyReturn, (given) => {
        const { goodsPaise, feePaise, creditShare, way, collectedShare, earlier } = given;
        const totalPaise = goodsPaise + feePaise;
        const giftCreditPaise = Math.floor((goodsPaise * creditShare) / 1_000);
        const toPayPaise = totalPaise - giftCreditPaise;
        const isCard = way === 'card';
        const { CARD, CASH_ON_DELIVERY } = PaymentMethod;
        const isPaid = isCard || way === 'collected' || toPayPaise === 0;
        const collectedPaise =
          way === 'in part' ? Math.floor((toPayPaise * collectedShare) / 1_001) : 0;
        const order = {
          paymentMethod: isCard ? CARD : CASH_ON_DELIVERY,
          paymentStatus: isPaid ? PaymentStatus.SUCCESS : PaymentStatus.PENDING,
          ...{ toPayPaise, giftCreditPaise, collectedPaise },
        };
        const notes: CreditedMoney[] = [];
        let leftPaise = totalPaise;
        for (const wantedPaise of earlier) {
          const amountPaise = Math.min(wantedPaise, leftPaise);
          notes.push(waysBack(order, sumOfMoney(notes), amountPaise));
          leftPaise -= amountPaise;
        }
        const before = sumOfMoney(notes);
        const heldPaise = isCard
          ? toPayPaise - before.cardPaise
          : isPaid
            ? toPayPaise - before.toCollectPaise
            : collectedPaise;
        const keptPaise = keptFeeOf(order, before, feePaise, heldPaise);
        notes.push(waysBack(order, before, leftPaise - keptPaise, keptPaise));
        const all = sumOfMoney(notes);
        // Computed only from what the customer paid and got back.
        const gavePaise = isPaid ? toPayPaise - all.toCollectPaise : collectedPaise;
        const gotBeforePaise = before.cashPaise + before.cardPaise;
        expect(gavePaise - all.cashPaise - all.cardPaise).toBe(keptPaise);
        expect(keptPaise).toBe(Math.min(feePaise, gavePaise - gotBeforePaise));
        expect(all.giftCreditPaise).toBe(giftCreditPaise);
        for (const note of notes)
          for (const paise of Object.values(note)) expect(paise).toBeGreaterThanOrEqual(0);
      }),
      MANY,
    );
  });
});
