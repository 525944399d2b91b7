import { In, IsNull, Not } from 'typeorm';
import { Customer, OneTimeLinks } from '../../identity';
import { urlOf } from '../../identity/index.rules';
import { Product } from '../../catalogue';
import { isVisible, priceOf } from '../../catalogue/index.rules';
import { Clock } from '../../../kernel/clock';
import { asLanguage } from '../../../kernel/language';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { Mail } from '../../../platform/mail/mail.entity';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { StoreConfig } from '../../../platform/config/config';
import { Transaction } from '../../../platform/database/database';
import {
  AlertedProduct,
  NamedProduct,
  priceDropEmail,
  productMailKinds,
  readAlertedProducts,
  backInStockEmail,
} from './product-emails.rules';
import { WishRepository } from './wish.repository';

const WISH_LIST = '/client/wishlist';

/** Writes the emails about products when they are sent, with the prices of that moment. */
export class ProductEmails implements EmailWriter {
  readonly kinds = productMailKinds;

  constructor(
    private readonly clock: Clock,
    private readonly links: OneTimeLinks,
    private readonly store: StoreConfig,
    private readonly publicUrl: string,
  ) {}

  /** @returns null if the address is no longer theirs, or none of the reported facts holds any more */
  async write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const { kind, recipient } = mail;
    const customer = await tx.findOneBy(Customer, {
      id: mail.customerId ?? 0,
      email: recipient,
      emailVerifiedAt: Not(IsNull()),
    });
    if (!customer) return null;
    const told = readAlertedProducts(mail.detail);
    const stored = await tx.findBy(Product, { id: In(told.map(({ productId }) => productId)) });
    const products = this.visibleOf(told, stored);
    const { name: storeName, supportEmail } = this.store;
    const language = asLanguage(customer.language);
    const facts = { language, storeName, supportEmail };
    if (kind === 'back-in-stock') {
      const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0);
      const ended = inStock.map(({ productId }) => productId);
      // What sold out or was hidden again is still awaited; an earlier attempt to send may have found other ones so.
      const awaited = stored.map(({ id }) => id).filter((id) => !ended.includes(id));
      const change = { ended, awaited, askedAt: this.clock.now() };
      await new WishRepository(tx).changeAwaited(customer.id, change);
      return inStock.length > 0 ? backInStockEmail({ ...facts, products: inStock }) : null;
    }
    const cheaper = products.filter(({ pricePaise, oldPaise = 0 }) => pricePaise < oldPaise);
    if (cheaper.length === 0 || customer.priceMailsStoppedAt) return null;
    const account = { kind: 'customer', id: customer.id } as const;
    const token = await this.links.make(tx, 'stop-price-mails', account, recipient);
    const stopUrl = urlOf('stop-price-mails', this.publicUrl, token);
    const wishListUrl = `${this.publicUrl}${WISH_LIST}`;
    return priceDropEmail({ ...facts, products: cheaper, wishListUrl, stopUrl });
  }

  /** The products that are still visible to customers. */
  private visibleOf(
    told: readonly AlertedProduct[],
    products: readonly Product[],
  ): (NamedProduct & Pick<Product, 'stockQuantity'>)[] {
    return told.flatMap((each) => {
      const product = products.find(({ id }) => id === each.productId);
      if (!product || !isVisible(product, this.clock.now())) return [];
      const { name, nameHi, nameMr, unit, stockQuantity } = product;
      const url = `${this.publicUrl}/product/${product.id}`;
      const pricePaise = priceOf(product);
      return [{ ...each, name, nameHi, nameMr, unit, stockQuantity, pricePaise, url }];
    });
  }
}
