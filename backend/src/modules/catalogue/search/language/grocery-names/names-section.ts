/** Names of things of one kind. */
export interface NamesSection {
  /** Names of the kind, separated by ';': categories and product types with these names match. */
  kinds: string;
  /** One thing per entry; see groceryNames. */
  names: readonly string[];
}
