import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { PaymentMethod } from '../../../kernel/order.enums';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { DeliverySettingsService } from '../delivery-settings/delivery-settings.service';
import { deliveryFee } from '../delivery-settings/delivery-terms.rules';
import { BillType } from '../pricing/bill.type';
import { priceCart } from '../pricing/price-cart.rules';
import { enterAsGuest, SessionService } from '../../identity';
import { CartService } from './cart.service';
import { pricedLines } from './cart.service';
import { AddToCartInput, CartItemPayload, CartView, ChangeCartItemInput } from './cart.type';

/** The caller's cart: a customer's, or that of a guest's session. */
@Resolver(() => CartView)
export class CartResolver {
  constructor(
    private readonly carts: CartService,
    private readonly sessions: SessionService,
    private readonly deliverySettings: DeliverySettingsService,
  ) {}

  @Access('self')
  @Query(() => CartView, { description: "The caller's cart." })
  cart(@Ctx() { viewer }: RequestContext): Promise<CartView> {
    return this.carts.view(viewer);
  }

  @Access('self')
  @Mutation(() => CartItemPayload, {
    description:
      'Adds pieces of a product to the cart, or to its existing line. Fails with VALIDATION or NOT_FOUND.',
  })
  addToCart(
    @Arg('input', () => AddToCartInput, { description: 'Product and quantity.' })
    input: AddToCartInput,
    @Ctx() context: RequestContext,
  ): Promise<CartItemPayload> {
    const productId = readRecordId(input.productId, 'product', 'productId');
    const openSession = () => enterAsGuest(context, this.sessions);
    return this.carts.add(context.viewer, productId, input.quantity, openSession);
  }

  @Access('self')
  @Mutation(() => CartItemPayload, {
    description: 'Sets the quantity of a line. Fails with VALIDATION or NOT_FOUND.',
  })
  changeCartItem(
    @Arg('input', () => ChangeCartItemInput, { description: 'Line and quantity.' })
    input: ChangeCartItemInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CartItemPayload> {
    return this.carts.change(
      viewer,
      readRecordId(input.cartItemId, 'cart item', 'cartItemId'),
      input.quantity,
    );
  }

  @Access('self')
  @Mutation(() => CartView, { description: 'Removes a line from the cart. Fails with NOT_FOUND.' })
  removeCartItem(
    @Arg('cartItemId', () => ID, { description: 'Cart line ID.' }) cartItemId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CartView> {
    return this.carts.remove(viewer, readRecordId(cartItemId, 'cart item', 'cartItemId'));
  }

  @FieldResolver(() => BillType, { description: 'Bill of the cart for a payment method.' })
  async bill(
    @Root() cart: CartView,
    @Arg('paymentMethod', () => PaymentMethod, {
      defaultValue: PaymentMethod.CARD,
      description: 'Payment method.',
    })
    paymentMethod: PaymentMethod,
  ): Promise<BillType> {
    const { terms } = await this.deliverySettings.current();
    return priceCart(pricedLines(cart), {
      paidOnline: paymentMethod === PaymentMethod.CARD,
      delivery: deliveryFee(terms, cart.grandTotalPaise),
    });
  }
}
