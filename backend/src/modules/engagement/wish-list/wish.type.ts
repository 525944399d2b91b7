import { Field, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A product on a wish list. */
@Shows('private')
@ObjectType({ description: "Product on the caller's wish list." })
export class Wish {
  @Field(() => Product, { description: 'Product in its current state.' })
  product: ListedProduct;

  @Field(() => PaiseScalar, { description: 'Price of one piece when it was saved, in paise.' })
  wishedPaise: number;

  @Field(() => Date, { description: 'Time at which it was saved.' })
  wishedAt: Date;
}

/** A customer's wish list and alerts. */
@Shows('private')
@ObjectType({
  description: "The caller's wish list, back-in-stock alerts, and email settings.",
})
export class Wishes {
  @Field(() => [Wish], { description: 'Saved products, newest first.' })
  items: Wish[];

  @Field(() => [Product], {
    description: 'Products with a back-in-stock alert, newest first.',
  })
  awaited: ListedProduct[];

  @Field(() => Boolean, {
    description: 'Whether emails report price drops of saved products.',
  })
  priceMails: boolean;

  @Field(() => Boolean, {
    description: 'Whether the e-mail address is confirmed; no such emails are sent before.',
  })
  canBeMailed: boolean;
}
