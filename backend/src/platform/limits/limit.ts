/** How often something may be tried. */
export interface Limit {
  /** Tells its counts from those of other limits. */
  name: string;
  /** Attempts that are let through. */
  points: number;
  /** How long after the first of them the count begins anew. */
  perSeconds: number;
  /** The field that a refusal names; the e-mail address where none is given. */
  field?: string;
}
