import { ListedProduct } from '../read-model/listed-product';
import { PRODUCT_ORDERS } from '../read-model/product-order';
import { ProductSort } from '../product.page';
import { searchWords } from '../search.rules';
import { TextIndex } from '../read-model/text-index';

/** What a search found. */
export interface Hits {
  ids: readonly number[];
  correctedSearch: string | null;
  byRelevance(products: ListedProduct[]): ListedProduct[];
}

/** Finds products by words. */
export class ProductSearch {
  private readonly texts = new Map<number, string>();
  private index = new TextIndex();

  fill(products: readonly ListedProduct[]): void {
    this.texts.clear();
    this.index = new TextIndex();
    for (const product of products) this.put(product);
  }

  put({ id, searchText }: ListedProduct): void {
    this.texts.set(id, searchText);
    this.index.add(id, searchText);
  }

  remove(id: number): void {
    this.texts.delete(id);
  }

  find(search: string): Hits | undefined {
    const words = searchWords(search);
    if (words.length === 0) return undefined;
    const candidates = new Set(this.index.candidates(words) ?? this.texts.keys());
    const ids = [...candidates].filter((id) =>
      words.every((word) => this.texts.get(id)?.includes(word)),
    );
    const byRelevance = (products: ListedProduct[]) => {
      const begin = words.join(' ');
      const rank = ({ name }: ListedProduct) => {
        const lower = name.toLowerCase();
        return lower.startsWith(begin) ? 0 : lower.includes(` ${begin}`) ? 1 : 2;
      };
      return products.sort(
        (one, other) =>
          rank(one) - rank(other) || PRODUCT_ORDERS[ProductSort.POPULARITY](one, other),
      );
    };
    return { ids, correctedSearch: null, byRelevance };
  }

  /** Nothing yet: only words as they were typed are searched for. */
  didYouMean(): string[] {
    return [];
  }
}
