import { t } from '@lingui/core/macro';

import type { CartFieldsFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/ui/data-table';
import { Price } from '../../shared/ui/price';
import { CartLine } from './internal/cart-line';
import './cart-table.css';

interface CartTableProps {
  cart: CartFieldsFragment;
  /** The errors of a refused order by cart id. */
  lineErrors: Record<string, string>;
}

/** The lines of the cart and their Grand Total. */
export function CartTable({ cart, lineErrors }: CartTableProps) {
  return (
    <DataTable caption={t`Items in your cart`}>
      <thead>
        <tr>
          <th scope="col">{t`Cart Id`}</th>
          <th scope="col">{t`Product`}</th>
          <th scope="col">{t`Quantity`}</th>
          <th scope="col" className="number">{t`Price`}</th>
          <th scope="col" className="number">{t`Total`}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {cart.items.map((item) => (
          <CartLine key={item.product.id} item={item} refusal={lineErrors[item.id]} />
        ))}
      </tbody>
      <tfoot className="cart-table__total">
        <tr>
          <th scope="row" colSpan={4}>{t`Grand Total`}</th>
          <td className="number" aria-live="polite">
            <Price paise={cart.grandTotalPaise} />
          </td>
          <td />
        </tr>
      </tfoot>
    </DataTable>
  );
}
