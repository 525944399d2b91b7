import {
  Arg,
  Args,
  Ctx,
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
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CatalogueService } from './catalogue.service';
import { ManageProductsService } from '../products/manage-products.service';
import { pictureOf } from '../products/pictures/illustration.rules';
import { Product } from '../products/product.entity';
import { ProductInput } from '../products/product.input';
import {
  ProductPage,
  ProductsArgs,
  ProductsByCodeArgs,
  RelatedArgs,
  SuggestArgs,
} from './product.page';
import type { ListedProduct } from '../products/listed-product';

/** Products: anybody reads them, admins keep them. */
@Resolver(() => Product)
export class ProductResolver {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly manageProducts: ManageProductsService,
  ) {}

  @Access('anyone')
  @Query(() => ProductPage, {
    description: 'One page of the products: searched, narrowed and sorted.',
    complexity: 50,
  })
  async products(
    @Args(() => ProductsArgs) args: ProductsArgs,
    @Ctx() { cacheWhile }: RequestContext,
  ): Promise<ProductPage> {
    const { changes } = this.catalogue;
    const page = await this.catalogue.list(args);
    cacheWhile(this.catalogue.areSame(page.items, changes));
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
      'The products that have one of these skus or barcodes, the lowest number first. What nothing has is left out. Fails with VALIDATION.',
  })
  productsByCode(
    @Args(() => ProductsByCodeArgs) args: ProductsByCodeArgs,
  ): Promise<ListedProduct[]> {
    return this.catalogue.byCode(args);
  }

  @Access('anyone')
  @Query(() => Product, { description: 'One product. Fails with NOT_FOUND.' })
  product(
    @Arg('id', () => ID, { description: 'Number of the product.' }) id: string,
    @Ctx() { cacheWhile }: RequestContext,
  ): ListedProduct | Promise<ListedProduct> {
    const answer = (product: ListedProduct) => {
      cacheWhile(this.catalogue.isSame(product));
      return product;
    };
    const product = this.catalogue.byId(readRecordId(id, 'product', 'id'));
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
    return pictureOf(product, product.category.slug);
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
}

/** For what is made anew each time. */
const never = () => false;
