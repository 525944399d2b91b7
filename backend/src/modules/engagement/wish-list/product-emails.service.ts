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
import { StockAlert } from './stock-alert.entity';
import {
  NamedProduct,
  priceDropEmail,
  productMailKinds,
  readAlertedProducts,
  backInStockEmail,
} from './product-emails.rules';

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
    const products = await this.productsOf(tx, mail);
    const { name: storeName, supportEmail } = this.store;
    const language = asLanguage(customer.language);
    const facts = { language, storeName, supportEmail };
    if (kind === 'back-in-stock') {
      const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0);
      await this.keepWaiting(tx, mail, inStock);
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

  /** What sold out or was hidden again before its email was sent is still awaited; what the email reports is not. */
  private async keepWaiting(
    tx: Transaction,
    { customerId, detail }: Mail,
    reported: readonly NamedProduct[],
  ): Promise<void> {
    const ids = reported.map(({ productId }) => productId);
    const others = readAlertedProducts(detail)
      .map(({ productId }) => productId)
      .filter((id) => !ids.includes(id));
    // An earlier attempt to send this email may have found them sold out.
    await tx.delete(StockAlert, { customerId, productId: In(ids) });
    const products = await tx.find(Product, { where: { id: In(others) }, select: { id: true } });
    if (products.length === 0) return;
    const askedAt = this.clock.now();
    await tx
      .createQueryBuilder()
      .insert()
      .into(StockAlert)
      .values(
        products.map(({ id: productId }) => ({ customerId: customerId ?? 0, productId, askedAt })),
      )
      .orIgnore()
      .execute();
  }

  /** The products that are still visible to customers. */
  private async productsOf(
    tx: Transaction,
    { detail }: Mail,
  ): Promise<(NamedProduct & Pick<Product, 'stockQuantity'>)[]> {
    const told = readAlertedProducts(detail);
    const products = await tx.findBy(Product, { id: In(told.map(({ productId }) => productId)) });
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
