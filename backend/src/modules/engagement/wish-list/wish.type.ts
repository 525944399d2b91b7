import { Field, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A product that a customer saved for later. */
@Shows('private')
@ObjectType({ description: 'A product that the caller saved for later.' })
export class Wish {
  @Field(() => Product, { description: 'The product as it is now.' })
  product: ListedProduct;

  @Field(() => PaiseScalar, { description: 'What one piece cost when it was saved, in paise.' })
  wishedPaise: number;

  @Field(() => Date, { description: 'When it was saved.' })
  wishedAt: Date;
}

/** Everything that a customer wishes. */
@Shows('private')
@ObjectType({
  description: "The caller's wish list, what they wait for, and whether they are written to.",
})
export class Wishes {
  @Field(() => [Wish], { description: 'What was saved for later, the newest first.' })
  items: Wish[];

  @Field(() => [Product], {
    description: 'Of which a mail tells when they are in stock again, the newest first.',
  })
  awaited: ListedProduct[];

  @Field(() => Boolean, {
    description: 'Whether a mail tells of saved products that become cheaper.',
  })
  priceMails: boolean;

  @Field(() => Boolean, {
    description: 'Whether the e-mail address is confirmed: before that no such mail is sent.',
  })
  canBeMailed: boolean;
}
