/** A rate limit. */
export interface Limit {
  /** Distinguishes its counts from those of other limits. */
  name: string;
  /** Number of allowed attempts. */
  points: number;
  /** Seconds after the first attempt when the count restarts. */
  perSeconds: number;
  /** The field named in a refusal; by default the e-mail address. */
  field?: string;
}
