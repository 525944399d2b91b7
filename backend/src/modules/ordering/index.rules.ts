/**
 * The public rules of the module, separate from index.ts so that rules can import them without loading anything else.
 */
export { isCalledOff } from './orders/order-transitions.rules';
export { passesLuhn } from './payments/card.rules';
