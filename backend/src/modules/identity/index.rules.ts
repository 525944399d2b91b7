/** The module's public rules, separate from index.ts: rules that import them load nothing else. */
export {
  LIFETIME_MINUTES,
  expiryOf,
  isToken,
  newToken,
  urlOf,
} from './credentials/one-time-link.rules';
export { fullNameOf } from './customers/full-name.rules';
