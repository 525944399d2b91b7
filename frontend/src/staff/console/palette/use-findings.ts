import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

import { failureOf } from '../../../apollo/shop-error';
import type { FindForPaletteQuery, PaletteOrderFragment } from '../../../generated/graphql';
import { useFindForPaletteQuery } from '../../../generated/staff/console/palette/palette';
import { fullNameOf } from '../../../shared/lib/full-name';
import { formatPaise } from '../../../shared/lib/format-price';
import { inShopLanguage } from '../../../shared/lib/local-name';
import { orderStatusText } from '../../../shared/lib/order-status.rules';
import { customerNameOf } from '../../customer-name';
import { adminCustomerOf, adminEditProduct, adminOrderOf } from '../../staff-paths';
import { useCurrentAdmin } from '../../use-current-admin';
import type { IconName } from '../icons';
import { useOpenAreas } from '../open-areas';

/** A possible destination. */
export interface Finding {
  /** Its URL. */
  value: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  note: string;
  icon: IconName;
  group: string;
}

const maxCharacters = 100;

/**
 * The findings for a typed text: areas by name; orders by number, phone or name; customers by name, phone or email
 * address; products. Every character sends a query, and cancels the previous one.
 */
export function useFindings(typed: string) {
  const { may } = useCurrentAdmin();
  const areas = useFoundAreas(typed);
  const text = typed.trim().slice(0, maxCharacters);
  const variables = {
    text,
    orders: may('read-orders') === true,
    products: may('manage-catalogue') === true,
    customers: may('read-customer-emails') === true,
  };
  const skip = text === '' || !(variables.orders || variables.products || variables.customers);
  const { data, previousData, error } = useFindForPaletteQuery({
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const found = skip ? undefined : (data ?? previousData);
  return {
    findings: [...areas, ...ordersOf(found), ...customersOf(found), ...productsOf(found)],
    failure: skip ? undefined : failureOf(error),
    /** Whether the shown findings are for another text. */
    isLoading: !skip && data === undefined && error === undefined,
  };
}

function useFoundAreas(typed: string): Finding[] {
  const { areas } = useOpenAreas();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return areas
    .filter(({ inNavigation }) => inNavigation)
    .map(({ path, label, text, icon }) => ({
      value: path,
      label: i18n._(label),
      note: text ? i18n._(text) : '',
      icon,
      group: t`Go to`,
    }))
    .filter(({ label, note }) => {
      const all = `${label} ${note}`.toLowerCase();
      return words.every((word) => all.includes(word));
    });
}

const ordersOf = (found: FindForPaletteQuery | undefined): Finding[] =>
  (found?.orderSearch?.items ?? []).map((item) => ({
    value: adminOrderOf(item.order.id),
    label: t`Order ${item.order.id}`,
    note: noteOf(item),
    icon: 'orders',
    group: t`Orders`,
  }));

function noteOf({ customer, order }: PaletteOrderFragment): string {
  const { deliveryAddress: address, status, bill } = order;
  return [
    address?.recipientName ?? customerNameOf(customer),
    address?.phone ?? customer.phone,
    orderStatusText(status),
    formatPaise(bill.toPayPaise),
  ]
    .filter(Boolean)
    .join(' · ');
}

const customersOf = (found: FindForPaletteQuery | undefined): Finding[] =>
  (found?.customerSearch?.items ?? []).map(({ customer, orderCount }) => ({
    value: adminCustomerOf(customer.id),
    label: fullNameOf(customer),
    note: [
      customer.phone,
      customer.email,
      plural(orderCount, { one: '# order', other: '# orders' }),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: 'customers',
    group: t`Customers`,
  }));

const productsOf = (found: FindForPaletteQuery | undefined): Finding[] =>
  (found?.products?.items ?? []).map(inShopLanguage).map(({ id, name, unit, stockQuantity }) => ({
    value: adminEditProduct(id),
    label: name,
    note: [unit, plural(stockQuantity, { one: '# in stock', other: '# in stock' })]
      .filter(Boolean)
      .join(' · '),
    icon: 'products',
    group: t`Products`,
  }));
