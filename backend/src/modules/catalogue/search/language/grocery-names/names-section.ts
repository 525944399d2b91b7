/** Names of things of one kind. */
export interface NamesSection {
  /** What such things are called together, separated by ';': categories and product types that say so fit them. */
  kinds: string;
  /** One thing each; see groceryNames. */
  names: readonly string[];
}
