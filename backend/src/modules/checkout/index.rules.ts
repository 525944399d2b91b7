/** The public rules of the module, apart from index.ts: rules that import them load nothing else. */
export { MAX_LINES, quantityProblem } from './cart/cart.rules';
export { fitIntoCart } from './cart/fill-cart.rules';
export { isClosed, type SlotWindow } from './delivery/slot.rules';
export {
  BillStepKind,
  lineTotal,
  priceCart,
  subtotalOf,
  type BillStep,
  type PricedBill,
  type PricedLine,
} from './pricing/price-cart.rules';
