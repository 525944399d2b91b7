import { t } from '@lingui/core/macro';

import { formatWindow } from '../../shared/lib/ist-day';
import { substitutionText } from '../../shared/lib/order-status.rules';
import { lineNotes, recipientOf } from './print-texts';
import { inWalkingOrder, placeOf, type PrintedOrder } from './print.rules';
import { PickedName } from './picked-name';

/** The lines to pick, order by order; an order that fits on one page is not split. */
export const OrderList = ({ orders }: { orders: readonly PrintedOrder[] }) => (
  <>
    {orders.map((printed) => (
      <OrderToPick key={printed.order.id} printed={printed} />
    ))}
  </>
);

function OrderToPick({ printed }: { printed: PrintedOrder }) {
  const { order, customer } = printed;
  const { deliverySlot: slot, substitution } = order;
  const phone = order.deliveryAddress?.phone ?? customer.phone;
  return (
    <section className="paper__order">
      <h3>
        {t`Order ${order.id}`} · {recipientOf(printed)} ·{' '}
        {formatWindow(slot.startMinute, slot.endMinute)}
      </h3>
      {substitution && (
        <p>
          {t`If something is missing`}: <strong>{substitutionText(substitution)}</strong>
          {substitution === 'CALL_ME' && ` ${phone}`}
        </p>
      )}
      <table className="paper__table">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t`Picked`}</th>
            <th scope="col">{t`Pieces`}</th>
            <th scope="col">{t`Product`}</th>
            <th scope="col">{t`Shelf`}</th>
          </tr>
        </thead>
        <tbody>
          {inWalkingOrder(order.lines).map((line) => (
            <tr key={line.id}>
              <td className="paper__tick" aria-hidden="true">
                {line.quantity > 0 && <span />}
              </td>
              <td className="paper__pieces">
                <strong>{line.quantity}</strong>
              </td>
              <th scope="row">
                <PickedName line={line} />
                {lineNotes(line, order.lines).map((note) => (
                  <span key={note} className="paper__note">
                    {note}
                  </span>
                ))}
              </th>
              <td className="paper__place">{placeOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
