import { AddressResolver } from '../addresses/address.resolver';
import { AdminResolver } from '../admins/admin.resolver';
import { CartResolver } from '../cart/cart.resolver';
import { CategoryResolver } from '../catalogue/category.resolver';
import { ProductResolver } from '../catalogue/product.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { CustomerResolver } from '../customers/customer.resolver';
import { OrderResolver } from '../orders/order.resolver';
import { PaymentResolver } from '../payments/payment.resolver';
import { StoreConfig } from '../platform/config/config';
import { SessionResolver } from '../sessions/session.resolver';
import { SlotResolver } from '../slots/slot.resolver';
import { StoreResolver } from '../store/store.resolver';
import { ResolverClass } from './schema';
import { Services } from './services';

/** The one instance of each resolver. */
export function createResolvers(
  services: Services,
  store: StoreConfig,
): Map<ResolverClass, object> {
  const instances = [
    new AddressResolver(services.addresses),
    new AdminResolver(services.admins),
    new CartResolver(services.carts, services.sessions),
    new CategoryResolver(services.categories),
    new ContactResolver(services.contacts),
    new CustomerResolver(services.customers),
    new OrderResolver(services.orders, services.placing),
    new PaymentResolver(services.payments),
    new ProductResolver(services.catalogue, services.categories),
    new SessionResolver(services.sessions),
    new SlotResolver(services.slots),
    new StoreResolver(store),
  ];
  return new Map(instances.map((instance) => [instance.constructor as ResolverClass, instance]));
}
