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

/** Counts searches that found nothing. */
interface MissCounter {
  note(search: string): void;
}

/** Products: anybody reads them, admins keep them. */
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
      'One page of the products: searched, narrowed and sorted. Fails with VALIDATION; FORBIDDEN where it is to have hidden ones.',
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
      'What somebody who types this may mean, the likeliest first. Fails with VALIDATION.',
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
      'The products that have one of these skus or barcodes, the lowest number first. What nothing has is left out, and what is hidden but for those who keep the catalogue. Fails with VALIDATION.',
  })
  productsByCode(
    @Args(() => ProductsByCodeArgs) args: ProductsByCodeArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    return this.catalogue.byCode(viewer, args);
  }

  @Access('anyone')
  @Query(() => Product, {
    description:
      'One product; a hidden one for those who keep the catalogue only. Fails with NOT_FOUND.',
  })
  product(
    @Arg('id', () => ID, { description: 'Number of the product.' }) id: string,
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
    @Arg('input', () => ProductInput, { description: 'The new product.' }) input: ProductInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    return this.manageProducts.add(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Changes what is given of a product (admin). Fails with NOT_FOUND, VALIDATION, SKU_TAKEN, or CONFLICT: then details.current and details.submitted of the error have both sides.',
  })
  updateProduct(
    @Arg('id', () => ID, { description: 'Number of the product.' }) id: string,
    @Arg('input', () => ProductInput, {
      description: 'What is different from now on; the rest stays.',
    })
    input: ProductInput,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The version that was changed: where it is another by now, nothing is.',
    })
    expectedVersion: number | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    const productId = readRecordId(id, 'product', 'id');
    return this.manageProducts.update(viewer, productId, input, expectedVersion);
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description: 'Takes a product out of the shop and every cart (admin). Fails with NOT_FOUND.',
  })
  async deleteProduct(
    @Arg('id', () => ID, { description: 'Number of the product.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.manageProducts.delete(viewer, readRecordId(id, 'product', 'id'));
    return true;
  }

  @FieldResolver(() => String, {
    description:
      'Address of its picture: a path on this shop or an http(s) URL; that of a generated one where it has none of its own.',
  })
  imageUrl(@Root() product: ListedProduct): string {
    return pictureOf(product, pictureSlugOf(product.category));
  }

  @FieldResolver(() => [ProductPicture], {
    description: 'Its pictures: the one of imageUrl, and up to 8 further ones in their order.',
  })
  @Extensions({ assumedSize: 3 })
  pictures(@Root() product: ListedProduct): ProductPicture[] {
    return picturesOf(product, pictureSlugOf(product.category));
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether customers do not find it, whatever its two instants say. For those who keep the catalogue; nothing for others.',
  })
  isHidden(@Root() { isHidden }: ListedProduct, @Ctx() context: RequestContext): boolean | null {
    return forKeepers(context, isHidden);
  }

  @FieldResolver(() => PaiseScalar, {
    nullable: true,
    description:
      "What one piece costs at the wholesaler's, in paise. For those who keep the catalogue; nothing for others.",
  })
  costPaise(@Root() { costPaise }: ListedProduct, @Ctx() context: RequestContext): number | null {
    return forKeepers(context, costPaise);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'At so many pieces or fewer its stock is low; nothing where the level of the shop counts. For those who keep the catalogue; nothing for others.',
  })
  lowStockLevel(
    @Root() { lowStockLevel }: ListedProduct,
    @Ctx() context: RequestContext,
  ): number | null {
    return forKeepers(context, lowStockLevel);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'From when on customers find it. For those who keep the catalogue; nothing for others.',
  })
  visibleFrom(@Root() { visibleFrom }: ListedProduct, @Ctx() context: RequestContext): Date | null {
    return forKeepers(context, visibleFrom);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when customers find it. For those who keep the catalogue; nothing for others.',
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
      'When its version was made. For those who keep the catalogue; nothing for others, and where that was long ago.',
  })
  changedAt(@Root() { changedAt }: ListedProduct, @Ctx() context: RequestContext): Date | null {
    return forKeepers(context, changedAt);
  }

  @FieldResolver(() => [Product], {
    description: 'Products of the same category that are most like it, the likest first.',
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
      'What people buy together with it and can be had now, the likeliest first; nothing where nobody did yet.',
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
      'The sizes that it comes in, itself among them: those that customers find, the smallest first. None where there is one only.',
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
   * Counts a search that finds nothing, whatever else narrows the list, each time it is answered. Those of the staff are
   * not counted, and not kept either: customers who are answered from the cache are.
   */
  private countMiss({ question }: ListedPage, context: RequestContext): void {
    const { search, searched } = question;
    if (searched?.hits?.slots.length !== 0) return;
    if (context.viewer.role === 'admin') context.cacheWhile(never);
    else context.forEachAnswer(() => this.misses.note(search));
  }
}

/** For what is made anew each time, or is not for everybody. */
const never = () => false;

/** What only those who keep the catalogue are told: no answer with it is kept for others. */
function forKeepers<Value>({ viewer, cacheWhile }: RequestContext, value: Value): Value | null {
  cacheWhile(never);
  return seesHidden(viewer) ? value : null;
}
