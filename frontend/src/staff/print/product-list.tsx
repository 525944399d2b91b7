import { t } from '@lingui/core/macro';

import { productsToPick, type PrintedOrder, type ProductToPick } from './print.rules';
import { locale } from '../../shared/lib/language';
import { namesOfLine } from '../picking/picked-name';
import { PickedName } from './picked-name';

interface ProductListProps {
  orders: readonly PrintedOrder[];
  /** Whether to show the pieces per order for each product. */
  withOrders: boolean;
}

/** The products to pick for all these orders. */
export function ProductList({ orders, withOrders }: ProductListProps) {
  const inWalk = productsToPick(orders);
  const products = withOrders ? inWalk : inWalk.toSorted(byShownName);
  if (products.length === 0) return <p>{t`All of it is picked.`}</p>;
  return (
    <table className="paper__table">
      <thead>
        <tr>
          <th scope="col" className="paper__tick">
            <span className="visually-hidden">{t`Picked`}</span>
          </th>
          {withOrders && <th scope="col">{t`Shelf`}</th>}
          <th scope="col">{t`Product`}</th>
          <th scope="col" data-numeric>{t`Pieces`}</th>
          {withOrders ? (
            <th scope="col">{t`Order × pieces`}</th>
          ) : (
            <th scope="col" data-numeric>{t`Orders`}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.key}>
            <td className="paper__tick" aria-hidden="true">
              <span />
            </td>
            {withOrders && <td className="paper__place">{product.place}</td>}
            <th scope="row">
              <PickedName line={product.line} />
            </th>
            <td data-numeric>
              <strong>{product.pieces}</strong>
            </td>
            {withOrders ? (
              <td>
                <PiecesByOrder orders={product.orders} />
              </td>
            ) : (
              <td data-numeric>{product.orders.length}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sorts by the shown name, in the collation of the console's language. */
const byShownName = (one: ProductToPick, other: ProductToPick): number => {
  const [[first], [second]] = [namesOfLine(one.line), namesOfLine(other.line)];
  return first.localeCompare(second, locale());
};

const PiecesByOrder = ({ orders }: Pick<ProductToPick, 'orders'>) => (
  <span className="paper__shares">
    {orders.map(({ id, pieces }) => (
      <span key={id}>
        {id} × {pieces}
      </span>
    ))}
  </span>
);
