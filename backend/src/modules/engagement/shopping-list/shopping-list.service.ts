import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { quantityProblem } from '../../checkout/index.rules';
import {
  CartService,
  FillCartService,
  QuoteInput,
  QuoteService,
  WantedPieces,
} from '../../checkout';
import { CatalogueService, ListedProduct, SearchMissCounts } from '../../catalogue';
import { CallerDetails } from '../../../kernel/caller';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { assertValid } from '../../../platform/validation/assert-valid';
import { piecesFor } from './pieces.rules';
import { ListEntry, WantedAmount, readList } from './read-list.rules';
import {
  AddShoppingListPayload,
  ListMatch,
  MatchListArgs,
  ShoppingListLineInput,
  ShoppingListQuote,
} from './shopping-list.type';
import { engagementMessages } from '../engagement.messages';

const MOST_ENTRIES = 50;

/** The likeliest product and its alternatives. */
const CANDIDATES = 6;

/** Longer names are searched for only as a whole. */
const MOST_WORDS_APART = 4;

/** Lists that somebody typed or pasted: parsed, matched with the catalogue, and added to the cart. */
export class ShoppingListService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly misses: SearchMissCounts,
    private readonly filling: FillCartService,
    private readonly carts: CartService,
    private readonly quotes: QuoteService,
    private readonly publicUrl: string,
  ) {}

  /**
   * The matching products for each entry of a list. Read-only; an entry without a match counts as a search without
   * results, unless the staff asks.
   * @throws VALIDATION (text) if it is too long or has too many entries
   */
  async match(viewer: Viewer, text: string): Promise<ListMatch[]> {
    await assertValid(MatchListArgs, { text });
    const entries = readList(text);
    if (entries.length > MOST_ENTRIES)
      throw fieldError('text', engagementMessages.listEntries({ most: MOST_ENTRIES }));
    const matches: ListMatch[] = [];
    for (const entry of entries) {
      const match = await this.matchOne(entry);
      if (!match.best && viewer.role !== 'admin') this.misses.note(entry.name);
      matches.push(match);
      // A list of misspelled names is as much work as fifty searches: yield to other requests in between.
      await yieldToEventLoop();
    }
    return matches;
  }

  /**
   * Adds lines to the caller's cart in one transaction: each up to the stock and the limit of the cart.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (lines, lines.N.quantity), NOT_FOUND (lines.N.productId)
   */
  async add(
    viewer: Viewer,
    lines: readonly ShoppingListLineInput[],
  ): Promise<AddShoppingListPayload> {
    const customerId = requireCustomer(viewer);
    const { wanted, products } = await this.readLines(lines);
    const fits = await this.filling.fill(customerId, wanted);
    return {
      cart: await this.carts.view(viewer),
      addedLineCount: [...fits.values()].filter(({ quantity }) => quantity > 0).length,
      left: [...fits].flatMap(([productId, { reason }]) => {
        const product = products.get(productId);
        if (reason === null || !product) return [];
        const { name, nameHi, nameMr } = product;
        return [{ productId, name, nameHi, nameMr, reason: reason.text, reasonMessage: reason }];
      }),
    };
  }

  /**
   * The bill of lines for the caller, and the link by which a customer adds them to their cart. Read-only.
   * @throws VALIDATION (lines, lines.N.quantity), NOT_FOUND (lines.N.productId, addressId)
   */
  async quote(
    viewer: Viewer,
    lines: readonly ShoppingListLineInput[],
    input: Partial<QuoteInput>,
    caller: CallerDetails,
  ): Promise<ShoppingListQuote> {
    const { wanted } = await this.readLines(lines);
    const items = wanted.map(({ productId, quantity }) => `${productId}:${quantity}`).join();
    return {
      ...(await this.quotes.quoteLines(viewer, wanted, input, caller)),
      handOverUrl: `${this.publicUrl}/client/list?items=${items}`,
    };
  }

  /** The lines as sent, each product once. */
  private async readLines(lines: readonly ShoppingListLineInput[]) {
    if (lines.length === 0 || lines.length > MOST_ENTRIES)
      throw fieldError('lines', engagementMessages.listLines({ most: MOST_ENTRIES }));
    const wanted = lines.map(wantedOf);
    const products = await this.catalogue.some(wanted.map(({ productId }) => productId));
    const missing = wanted.flatMap(({ productId }, at) =>
      products.has(productId) ? [] : [`lines.${at}.productId`],
    );
    if (missing.length > 0) throw notFound('product', ...missing);
    return { wanted: together(wanted), products };
  }

  private async matchOne({ text, name, wanted }: ListEntry): Promise<ListMatch> {
    const products = await this.find(name);
    const candidates = products.map((product) => ({
      product,
      ...piecesFor(wanted, product.unit),
    }));
    const [best = null, ...alternatives] = candidates;
    return { text, name, amount: wanted && amountText(wanted), best, alternatives };
  }

  /** The products that a name may mean: searched for as a whole, or else by one word at a time, the longest first. */
  private async find(name: string): Promise<ListedProduct[]> {
    const found = await this.catalogue.suggest(name, CANDIDATES);
    const words = name.split(' ');
    if (found.length > 0 || words.length > MOST_WORDS_APART) return found;
    const byLength = words.filter(({ length }) => length > 2).sort((a, b) => b.length - a.length);
    for (const word of byLength) {
      const meant = await this.catalogue.suggest(word, CANDIDATES);
      if (meant.length > 0) return meant;
    }
    return [];
  }
}

function wantedOf({ productId, quantity }: ShoppingListLineInput, at: number): WantedPieces {
  const problem = quantityProblem(quantity);
  if (problem) throw fieldError(`lines.${at}.quantity`, problem);
  return { productId: readRecordId(productId, 'product', `lines.${at}.productId`), quantity };
}

/** Merges lines of the same product. */
function together(wanted: readonly WantedPieces[]): WantedPieces[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wanted)
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** An amount as people write it: 2 kg, 750 ml, 12 pieces, 2. */
function amountText({ amount, measure }: WantedAmount): string {
  const round = (value: number) => String(Math.round(value * 1000) / 1000);
  if (measure === 'g') return amount < 1000 ? `${round(amount)} g` : `${round(amount / 1000)} kg`;
  if (measure === 'ml') return amount < 1000 ? `${round(amount)} ml` : `${round(amount / 1000)} l`;
  if (measure === 'piece') return amount === 1 ? '1 piece' : `${round(amount)} pieces`;
  return measure === 'pack' ? `${round(amount)} ${amount === 1 ? 'pack' : 'packs'}` : round(amount);
}
