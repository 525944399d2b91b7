/** The module's public rules, separate from index.ts: rules that import them load nothing else. */
export { MAX_LINES, quantityProblem } from './cart/cart.rules';
export { fitIntoCart } from './cart/fill-cart.rules';
export { checkoutMessages } from './checkout.messages';
export {
  FREE_DELIVERY,
  deliveryFee,
  isReturnFeeKept,
  missingToMinimum,
  termsFor,
  type DeliveryFee,
  type DeliveryTerms,
} from './delivery-settings/delivery-terms.rules';
export {
  closesAt,
  isBookable,
  slotId,
  type DayOccupancy,
  type DeliverySchedule,
  type OfferedWindow,
  type SlotWindow,
} from './delivery-settings/schedule.rules';
export {
  BillStepKind,
  deliveryFeeOf,
  deliveryStep,
  lineTotal,
  priceCart,
  subtotalOf,
  type BillStep,
  type PricedBill,
  type PricedLine,
} from './pricing/price-cart.rules';
export { shareByLargestRemainder } from './pricing/share-discount.rules';
