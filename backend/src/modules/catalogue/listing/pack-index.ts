import { ListedProduct } from '../products/listed-product';
import { bySize } from '../products/pack-size.rules';

/** Finds the products of a pack group by look-up, however many products there are. */
export class PackIndex {
  private readonly groups = new Map<string, Set<number>>();

  /** @param known returns a product by its number */
  constructor(private readonly known: (id: number) => ListedProduct) {}

  /** Replaces the whole catalogue. */
  fill(products: readonly ListedProduct[]): void {
    this.groups.clear();
    for (const product of products) this.add(product);
  }

  /** Adds or replaces a product. */
  replace(old: ListedProduct | undefined, product: ListedProduct): void {
    if (old?.packGroup === product.packGroup) return;
    if (old) this.remove(old);
    this.add(product);
  }

  /** Removes a product. */
  remove({ id, packGroup }: ListedProduct): void {
    if (packGroup === null) return;
    const members = this.groups.get(packGroup);
    members?.delete(id);
    if (members?.size === 0) this.groups.delete(packGroup);
  }

  /** The products of a pack group, the smallest size first; none for no group. */
  of(packGroup: string | null): ListedProduct[] {
    const members = packGroup === null ? undefined : this.groups.get(packGroup);
    return members ? Array.from(members, this.known).sort(bySize) : [];
  }

  private add({ id, packGroup }: ListedProduct): void {
    if (packGroup === null) return;
    const members = this.groups.get(packGroup);
    if (members) members.add(id);
    else this.groups.set(packGroup, new Set([id]));
  }
}
