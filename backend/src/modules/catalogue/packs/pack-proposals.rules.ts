import type { Product } from '../products/product.entity';
import type { Prices } from '../products/price.rules';
import { MOST_PACK_SIZES, bySize, nameWithoutSize, sizeOf } from '../products/pack-size.rules';

/** The fields of a product that are read. */
export type Candidate = Pick<Product, 'id' | 'name' | 'brand' | 'unit' | 'packGroup'> & Prices;

/** Products that look like sizes of one product. */
export interface ProposedPack<Of extends Candidate> {
  /** Their name without a size. */
  name: string;
  brand: string | null;
  /** The smallest first, including those that already have a pack group. */
  products: Of[];
}

/**
 * Collects products, and proposes which of them are sizes of one product: those of the same brand and with the same
 * name apart from the size. Each size occurs once, and nothing is proposed for products in different groups.
 */
export class PackProposals<Of extends Candidate> {
  private readonly alike = new Map<string, Of[]>();
  private readonly groupSizes = new Map<string, number>();

  /** Adds a product. */
  add(product: Of): void {
    const key = keyOf(product);
    const others = this.alike.get(key);
    if (others) others.push(product);
    else this.alike.set(key, [product]);
    const { packGroup } = product;
    if (packGroup !== null)
      this.groupSizes.set(packGroup, (this.groupSizes.get(packGroup) ?? 0) + 1);
  }

  /** The proposals, by name; they do not depend on the order of the products. */
  propose(): ProposedPack<Of>[] {
    return [...this.alike.values()]
      .flatMap((products) => this.proposalFor(products) ?? [])
      .sort((one, other) => compare(one.name, other.name) || firstId(one) - firstId(other));
  }

  private proposalFor(alike: readonly Of[]): ProposedPack<Of> | undefined {
    if (alike.length < 2) return undefined;
    const grouped = alike.filter((product) => this.isGrouped(product));
    if (new Set(grouped.map(({ packGroup }) => packGroup)).size > 1) return undefined;
    const groupSize = this.groupSizes.get(grouped[0]?.packGroup ?? '') ?? 0;
    const known = new Set(grouped.map(writtenSize));
    const joining = alike
      .filter((product) => !this.isGrouped(product) && sizeOf(product))
      .sort((one, other) => one.id - other.id)
      .filter((product) => !known.has(writtenSize(product)) && known.add(writtenSize(product)))
      .slice(0, Math.max(0, MOST_PACK_SIZES - groupSize));
    const products = [...grouped, ...joining].sort(bySize);
    const [smallest] = products;
    if (!smallest || joining.length === 0 || products.length < 2) return undefined;
    return { name: nameWithoutSize(smallest.name), brand: smallest.brand, products };
  }

  /** A group with one product counts as none. */
  private isGrouped({ packGroup }: Of): boolean {
    return packGroup !== null && (this.groupSizes.get(packGroup) ?? 0) > 1;
  }
}

/** The same text for products that differ only in size, case and punctuation. */
function keyOf({ name, brand }: Candidate): string {
  return [brand ?? '', nameWithoutSize(name)].map(words).join('|');
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function firstId({ products }: ProposedPack<Candidate>): number {
  return Math.min(...products.map(({ id }) => id));
}

function writtenSize(product: Candidate): string {
  const size = sizeOf(product);
  return size ? `${size.amount} ${size.measure}` : '';
}
