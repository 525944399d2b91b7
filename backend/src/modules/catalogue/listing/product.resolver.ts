import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CatalogueService, ListedPage, seesHidden } from './catalogue.service';
import { ManageProductsService } from '../products/manage-products.service';
import { pictureSlugOf } from '../categories/category-tree.rules';
import { pictureOf } from '../products/pictures/illustration.rules';
import { picturesOf } from '../products/pictures/more-pictures.rules';
import { ProductPicture } from '../products/pictures/product-picture.type';
import { Product } from '../products/product.entity';
import { ProductInput } from '../products/product.input';
import {
  ProductPage,
  ProductVisibility,
  ProductsArgs,
  ProductsByCodeArgs,
  RelatedArgs,
  SuggestArgs,
} from './product.page';
import type { ListedProduct } from '../products/listed-product';

/** Counts searches without a result. */
interface MissCounter {
  note(search: string): void;
}

/** Products, readable by everybody and changed by admins. */
@Resolver(() => Product)
export class ProductResolver {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly manageProducts: ManageProductsService,
    private readonly misses: MissCounter,
  ) {}

  @Access('anyone')
  @Query(() => ProductPage, {
    description:
      'One page of products, searched, filtered and sorted. Fails with VALIDATION; FORBIDDEN if hidden products are requested without permission.',
    complexity: 50,
  })
  async products(
    @Args(() => ProductsArgs) args: ProductsArgs,
    @Ctx() context: RequestContext,
  ): Promise<ProductPage> {
    const { changes } = this.catalogue;
    const page = await this.catalogue.list(context.viewer, args);
    if (args.visibility === ProductVisibility.VISIBLE) {
      context.cacheWhile(this.catalogue.areSame(page.items, changes));
      if (args.page === 1) this.countMiss(page, context);
    }
    return page;
  }

  @Access('anyone')
  @Query(() => [Product], {
    description:
      'Search suggestions for a partly typed text, most likely first. Fails with VALIDATION.',
    complexity: 50,
  })
  async suggestions(
    @Args(() => SuggestArgs) { search, limit }: SuggestArgs,
    @Ctx() { cacheWhile }: RequestContext,
  ): Promise<ListedProduct[]> {
    const { changes } = this.catalogue;
    const products = await this.catalogue.suggest(search, limit);
    cacheWhile(this.catalogue.areSame(products, changes));
    return products;
  }

  @Access('anyone')
  @Query(() => [Product], {
    description:
      'Products with any of these SKUs or barcodes, lowest ID first. Codes without a product are omitted; hidden products require MANAGE_CATALOGUE. Fails with VALIDATION.',
  })
  productsByCode(
    @Args(() => ProductsByCodeArgs) args: ProductsByCodeArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    return this.catalogue.byCode(viewer, args);
  }

  @Access('anyone')
  @Query(() => Product, {
    description: 'Product; a hidden one requires MANAGE_CATALOGUE. Fails with NOT_FOUND.',
  })
  product(
    @Arg('id', () => ID, { description: 'Product ID.' }) id: string,
    @Ctx() { cacheWhile, viewer }: RequestContext,
  ): ListedProduct | Promise<ListedProduct> {
    const answer = (product: ListedProduct) => {
      cacheWhile(this.catalogue.isSame(product));
      return product;
    };
    const product = this.catalogue.byIdFor(viewer, readRecordId(id, 'product', 'id'));
    return product instanceof Promise ? product.then(answer) : answer(product);
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description: 'Adds a product (admin). Fails with VALIDATION or SKU_TAKEN.',
  })
  addProduct(
    @Arg('input', () => ProductInput, { description: 'New product.' }) input: ProductInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    return this.manageProducts.add(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Changes the given fields of a product (admin). Fails with NOT_FOUND, VALIDATION, SKU_TAKEN, or CONFLICT; `details.current` and `details.submitted` of the error then have both sides.',
  })
  updateProduct(
    @Arg('id', () => ID, { description: 'Product ID.' }) id: string,
    @Arg('input', () => ProductInput, {
      description: 'Changed fields; omitted ones are unchanged.',
    })
    input: ProductInput,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description:
        'Version that the change is based on; CONFLICT if it is no longer the current one.',
    })
    expectedVersion: number | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    const productId = readRecordId(id, 'product', 'id');
    return this.manageProducts.update(viewer, productId, input, expectedVersion);
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      'Removes a product from the shop and from all carts (admin). Fails with NOT_FOUND.',
  })
  async deleteProduct(
    @Arg('id', () => ID, { description: 'Product ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.manageProducts.delete(viewer, readRecordId(id, 'product', 'id'));
    return true;
  }

  @FieldResolver(() => String, {
    description:
      'URL of its picture: a path on this shop or an http(s) URL; a generated picture if it has none of its own.',
  })
  imageUrl(@Root() product: ListedProduct): string {
    return pictureOf(product, pictureSlugOf(product.category));
  }

  @FieldResolver(() => [ProductPicture], {
    description: 'Pictures: the one of imageUrl, then up to 8 further ones in order.',
  })
  @Extensions({ assumedSize: 3 })
  pictures(@Root() product: ListedProduct): ProductPicture[] {
    return picturesOf(product, pictureSlugOf(product.category));
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether it is hidden from customers, regardless of visibleFrom and visibleUntil. null without MANAGE_CATALOGUE.',
  })
  isHidden(@Root() { isHidden }: ListedProduct, @Ctx() context: RequestContext): boolean | null {
    return forKeepers(context, isHidden);
  }

  @FieldResolver(() => PaiseScalar, {
    nullable: true,
    description: 'Wholesale cost of one piece, in paise. null without MANAGE_CATALOGUE.',
  })
  costPaise(@Root() { costPaise }: ListedProduct, @Ctx() context: RequestContext): number | null {
    return forKeepers(context, costPaise);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Stock at or below which it is low, in pieces; null if the shop-wide level applies. null without MANAGE_CATALOGUE.',
  })
  lowStockLevel(
    @Root() { lowStockLevel }: ListedProduct,
    @Ctx() context: RequestContext,
  ): number | null {
    return forKeepers(context, lowStockLevel);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time from which customers find it. null without MANAGE_CATALOGUE.',
  })
  visibleFrom(@Root() { visibleFrom }: ListedProduct, @Ctx() context: RequestContext): Date | null {
    return forKeepers(context, visibleFrom);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time until which customers find it. null without MANAGE_CATALOGUE.',
  })
  visibleUntil(
    @Root() { visibleUntil }: ListedProduct,
    @Ctx() context: RequestContext,
  ): Date | null {
    return forKeepers(context, visibleUntil);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Time of the last edit; null if that predates the record. null without MANAGE_CATALOGUE.',
  })
  changedAt(@Root() { changedAt }: ListedProduct, @Ctx() context: RequestContext): Date | null {
    return forKeepers(context, changedAt);
  }

  @FieldResolver(() => [Product], {
    description: 'Similar products of the same category, most similar first.',
    complexity: 20,
  })
  similar(
    @Root() product: ListedProduct,
    @Args(() => RelatedArgs) args: RelatedArgs,
    @Ctx() { cacheWhile }: RequestContext,
  ): Promise<ListedProduct[]> {
    cacheWhile(never); // other products are not watched
    return this.catalogue.similar(product.id, args);
  }

  @FieldResolver(() => [Product], {
    description:
      'Products in stock that are often bought together with it, most likely first; empty if there are none yet.',
  })
  oftenBoughtWith(
    @Root() product: ListedProduct,
    @Args(() => RelatedArgs) args: RelatedArgs,
    @Ctx() { cacheWhile }: RequestContext,
  ): Promise<ListedProduct[]> {
    cacheWhile(never);
    return this.catalogue.oftenBoughtWith(product.id, args);
  }

  @FieldResolver(() => [Product], {
    description:
      'Visible sizes of the same product, including itself, smallest first; empty if there is only one.',
  })
  @Extensions({ assumedSize: 4 })
  packSizes(
    @Root() product: ListedProduct,
    @Ctx() { cacheWhile }: RequestContext,
  ): ListedProduct[] {
    const sizes = this.catalogue.packSizes(product);
    cacheWhile(this.catalogue.areSame(sizes, this.catalogue.changes));
    return sizes;
  }

  /**
   * Counts a search without a result, regardless of other filters, each time it is answered. Searches of the staff are
   * neither counted nor cached; those of customers count from the cache, too.
   */
  private countMiss({ question }: ListedPage, context: RequestContext): void {
    const { search, searched } = question;
    if (searched?.hits?.slots.length !== 0) return;
    if (context.viewer.role === 'admin') context.cacheWhile(never);
    else context.forEachAnswer(() => this.misses.note(search));
  }
}

/** For responses that are computed each time, or are not public. */
const never = () => false;

/** For fields restricted to MANAGE_CATALOGUE: no response with them is cached for others. */
function forKeepers<Value>({ viewer, cacheWhile }: RequestContext, value: Value): Value | null {
  cacheWhile(never);
  return seesHidden(viewer) ? value : null;
}
