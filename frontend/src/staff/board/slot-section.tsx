import { Table } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { DataTable } from '../../shared/chakra/data-table';
import { Badge } from '../../shared/chakra/badge';
import { ButtonLink } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow } from '../../shared/lib/ist-day';
import { printOf } from '../staff-paths';
import { useMediaQuery } from '../../shared/lib/use-media-query';
import type { OrderStatus } from '../../generated/graphql';
import { useFromList } from '../kit/way-back';
import { BoardRow } from './board-row';
import { boardStatusText } from './board-texts';
import {
  isOpen,
  lateOf,
  totalsOf,
  type BoardOrder,
  type Selection,
  type SlotGroup,
} from './board.rules';

interface SlotSectionProps extends SlotGroup {
  day: string;
  /** Whether a filter hides orders: all sections with a match are open. */
  filtered: boolean;
  fresh: readonly string[];
  selection: Selection;
  readOnly: boolean;
  busy: boolean;
  onToggle: (orders: readonly BoardOrder[]) => void;
  onMove: (order: BoardOrder, to: OrderStatus) => void;
}

/** One slot of the day with its orders; open as long as work is left. */
export function SlotSection(props: SlotSectionProps) {
  const { day, slot, orders, shown, filtered, selection, readOnly, onToggle } = props;
  const [chosen, setChosen] = useState<boolean>();
  const bodyId = useId();
  const fromList = useFromList();
  const open = chosen ?? (filtered || orders.some(isOpen));
  const window = formatWindow(slot.startMinute, slot.endMinute);
  const late = lateOf(orders);
  return (
    <section className="slot" aria-label={window} data-late={late > 0 || undefined}>
      <div className="slot__head">
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setChosen(!open)}
          >
            <span aria-hidden="true" className="slot__arrow" />
            {window}
          </button>
        </h2>
        <p className="slot__facts">
          {slot.isOffered
            ? t`${slot.bookedCount} of ${slot.capacity} booked`
            : t`Closed; ${slot.bookedCount} still booked`}
          {late > 0 && <Badge tone="bad">{t`${late} late`}</Badge>}
        </p>
        <ul className="slot__totals" aria-label={t`Orders by status`}>
          {totalsOf(shown).map(({ status, count, toPayPaise }) => {
            const those = shown.filter(({ order }) => order.status === status);
            const isSelected = those.every(({ order }) => selection.get(order.id) === status);
            const text = `${count} ${boardStatusText(status)} · ${formatPaise(toPayPaise)}`;
            return (
              <li key={status}>
                {readOnly || !those.some(isOpen) ? (
                  <span className="slot__total">{text}</span>
                ) : (
                  <button
                    type="button"
                    className="slot__total"
                    aria-pressed={isSelected}
                    aria-label={t`Select ${text}, ${window}`}
                    onClick={() => onToggle(those)}
                  >
                    {text}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {!readOnly && orders.some(isOpen) && (
          <ButtonLink
            to={printOf({ day, startMinute: slot.startMinute })}
            state={fromList}
            tone="quiet"
            aria-label={t`Print, ${window}`}
          >{t`Print`}</ButtonLink>
        )}
      </div>
      <div id={bodyId} hidden={!open}>
        {open && (shown.length > 0 ? <SlotTable {...props} window={window} /> : <NoOrders />)}
      </div>
    </section>
  );
}

const NoOrders = () => <p className="slot__none">{t`No orders in this slot.`}</p>;

function SlotTable({ window, ...props }: SlotSectionProps & { window: string }) {
  const { shown, fresh, selection, readOnly, busy, onToggle, onMove } = props;
  const isPhone = useMediaQuery('(width < 768px)', () => false);
  const isAll = shown.every(({ order }) => selection.get(order.id) === order.status);
  const selectAll = plural(shown.length, {
    one: 'Select # order of this slot',
    other: 'Select all # orders of this slot',
  });
  const box = (
    <input
      type="checkbox"
      aria-label={`${selectAll}, ${window}`}
      checked={isAll}
      onChange={() => onToggle(shown)}
    />
  );
  return (
    <>
      {isPhone && !readOnly && (
        <label className="slot__all">
          {box}
          <span aria-hidden="true">{selectAll}</span>
        </label>
      )}
      <DataTable caption={t`Orders of ${window}`}>
        <Table.Header>
          <Table.Row>
            {!readOnly && (
              <Table.ColumnHeader scope="col" className="slot__check">
                {isPhone ? t`Selected` : box}
              </Table.ColumnHeader>
            )}
            <Table.ColumnHeader scope="col">{t`Order`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Customer`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Address`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`To pay`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Payment`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Status`}</Table.ColumnHeader>
            {!readOnly && <Table.ColumnHeader scope="col">{t`Next`}</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map((each) => (
            <BoardRow
              key={each.order.id}
              order={each}
              isNew={fresh.includes(each.order.id)}
              isSelected={selection.get(each.order.id) === each.order.status}
              readOnly={readOnly}
              busy={busy}
              onToggle={onToggle}
              onMove={onMove}
            />
          ))}
        </Table.Body>
      </DataTable>
    </>
  );
}
