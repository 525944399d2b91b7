/** The public rules of the module, apart from index.ts: rules that import them load nothing else. */
export { isCalledOff } from './orders/order-transitions.rules';
export { passesLuhn } from './payments/card.rules';
