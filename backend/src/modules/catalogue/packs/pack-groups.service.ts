import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { batchesOf } from '../../../kernel/batches';
import { actorOf } from '../../../kernel/domain-event';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { PageRequest, assertPage, offsetOf, pageOf } from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { assertRowCount, carryOutRows, refusalOfRow } from '../../../kernel/rows';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { ProductRowResult } from '../bulk/product-row-result.type';
import { rowResult } from '../bulk/product-rows';
import { catalogueMessages } from '../catalogue.messages';
import { CatalogueService } from '../listing/catalogue.service';
import type { ListedProduct } from '../products/listed-product';
import { MOST_PACK_SIZES, nameWithoutSize } from '../products/pack-size.rules';
import { ProductChanges } from '../products/product-changes';
import { Product } from '../products/product.entity';
import { ProductRepository } from '../products/product.repository';
import { PackJoinRow, PackLeaveRow } from './pack-group.input';
import { PackJoinResult, PackProposalPage } from './pack-group.type';
import { PackProposals } from './pack-proposals.rules';

/** Rows per call of `join`: each is a transaction. */
const MOST_JOINED = 100;
/** Products whose names are read before yielding to other requests. */
const READ_BATCH = 1_000;
/** A pack group has 50 characters; the remainder is for a number after the name. */
const NAME_LENGTH = 30;

/** Groups products that are sizes of one product. Each remains a product of its own. */
export class PackGroupsService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly changes: ProductChanges,
  ) {}

  /**
   * The sizes of a product, including hidden ones, the smallest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (productId)
   */
  async members(viewer: Viewer, productId: number): Promise<ListedProduct[]> {
    requirePermission(viewer, 'manage-catalogue');
    const product = (await this.catalogue.known([productId])).get(productId);
    if (!product) throw notFound('product', 'productId');
    return this.catalogue.packMembers(product);
  }

  /**
   * One page of products that look like sizes of one product; nothing is joined.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async proposals(viewer: Viewer, request: PageRequest): Promise<PackProposalPage> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    const proposals = new PackProposals<ListedProduct>();
    for (const some of batchesOf(await this.catalogue.everything(), READ_BATCH)) {
      for (const product of some) proposals.add(product);
      await yieldToOthers();
    }
    const all = proposals.propose();
    const from = offsetOf(request);
    return pageOf(all.slice(from, from + request.pageSize), all.length, request);
  }

  /**
   * Joins the products of each row as sizes of one product.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  async join(viewer: Viewer, rows: readonly PackJoinRow[]): Promise<PackJoinResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    if (rows.length < 1 || rows.length > MOST_JOINED)
      throw fieldError('rows', kernelMessages.rowCount({ most: MOST_JOINED }));
    const results: PackJoinResult[] = [];
    for (const [row, { productIds }] of rows.entries()) {
      const outcome = await this.joinOne(viewer, productIds).catch(refusal);
      const done = outcome instanceof ShopError ? { packGroup: null, joinedIds: [] } : outcome;
      results.push({ row, ...done, ...refusalOfRow(outcome) });
    }
    return results;
  }

  /**
   * Removes products from their groups; a product that is in another group by now stays there.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  async leave(viewer: Viewer, rows: readonly PackLeaveRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    assertRowCount(rows);
    const outcomes = await carryOutRows<PackLeaveRow, Leaving, Product>(
      rows,
      async ({ productId, packGroup }) => ({
        productId: readRecordId(productId, 'product', 'productId'),
        packGroup,
      }),
      async (leaving) => {
        const edits = leaving.map(({ productId, packGroup }) => ({
          productId,
          change: (product: Product) =>
            product.packGroup === packGroup ? { packGroup: null } : {},
        }));
        const made = await this.changes.make(viewer, edits, { repeatable: true });
        return made.map((outcome) => outcome ?? notFound('product', 'productId'));
      },
    );
    return outcomes.map(rowResult);
  }

  private async joinOne(viewer: Viewer, productIds: readonly string[]): Promise<Joined> {
    const ids = [...new Set(productIds.map((id) => readRecordId(id, 'product', 'productIds')))];
    if (ids.length < 2 || ids.length > MOST_PACK_SIZES)
      throw fieldError('productIds', catalogueMessages.packSizes({ most: MOST_PACK_SIZES }));
    return this.database.write(
      async (tx) => {
        const products = new ProductRepository(tx);
        const named = await products.lockAll(ids);
        if (named.size < ids.length) throw notFound('product', 'productIds');
        const inOrder = ids.flatMap((id) => named.get(id) ?? []);
        const { packGroup, memberIds } = await groupFor(products, inOrder);
        const joinedIds = ids.filter((id) => !memberIds.has(id));
        if (memberIds.size + joinedIds.length > MOST_PACK_SIZES)
          throw fieldError('productIds', catalogueMessages.packTooLarge({ most: MOST_PACK_SIZES }));
        const edits = joinedIds.map((productId) => ({ productId, change: () => ({ packGroup }) }));
        const outcomes = await this.changes.makeIn(tx, actorOf(viewer), edits);
        const refused = outcomes.find((outcome) => outcome instanceof ShopError);
        if (refused) throw refused;
        return { packGroup, joinedIds };
      },
      { repeatable: true },
    );
  }
}

/** The result of a row of `join`. */
type Joined = Pick<PackJoinResult, 'packGroup' | 'joinedIds'>;

interface Leaving {
  productId: number;
  packGroup: string;
}

/** The error that refuses a row; any other one fails the whole call. */
function refusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  throw error;
}

/**
 * The group for locked products, and its members.
 * @throws VALIDATION if they are in two groups
 */
async function groupFor(
  repository: ProductRepository,
  products: readonly Product[],
): Promise<{ packGroup: string; memberIds: ReadonlySet<number> }> {
  const groups = products.flatMap(({ packGroup }) => packGroup ?? []);
  const members = groups.length > 0 ? await repository.inPackGroups(groups) : [];
  const idsIn = (packGroup: string | null) =>
    new Set(members.filter((each) => each.packGroup === packGroup).map(({ id }) => id));
  // A group with one product counts as none.
  const grouped = products.filter(({ packGroup }) => idsIn(packGroup).size > 1);
  const packGroup = grouped[0]?.packGroup;
  if (!packGroup)
    return { packGroup: await newPackGroup(repository, products), memberIds: new Set() };
  const other = grouped.find((product) => product.packGroup !== packGroup);
  if (other) throw fieldError('productIds', catalogueMessages.packOfOthers(other));
  return { packGroup, memberIds: idsIn(packGroup) };
}

/**
 * A group name that no product has: it contains the number of a locked product, so that no other transaction creates
 * the same.
 */
async function newPackGroup(
  repository: ProductRepository,
  [first]: readonly Product[],
): Promise<string> {
  const name = [...nameWithoutSize(first?.name ?? '')].slice(0, NAME_LENGTH).join('');
  const base = `${name.trim()} ${first?.id}`;
  for (let count = 1; ; count++) {
    const packGroup = count === 1 ? base : `${base}-${count}`;
    if ((await repository.inPackGroups([packGroup])).length === 0) return packGroup;
  }
}
