/** The public rules of the module, apart from index.ts: rules that import them load nothing else. */
export {
  LIFETIME_MINUTES,
  expiryOf,
  isToken,
  newToken,
  urlOf,
} from './accounts/one-time-link.rules';
