import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { istDayOf } from '../../shared/lib/ist-day';
import { useNow } from '../../shared/lib/use-now';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { Page } from '../../shared/ui/page';
import { LoadFailure } from '../load-failure';
import { useCurrentAdmin } from '../use-current-admin';
import {
  groupBySlot,
  isFiltered,
  readBoardFilter,
  selectedOf,
  toggleAll,
  isWholeDay,
  type BoardOrder,
  type Selection,
} from './board.rules';
import { AnotherSlot } from './another-slot';
import { BoardTools } from './board-tools';
import { BulkBar } from './bulk-bar';
import { DayChoice } from './day-choice';
import { OutcomeNotice } from './outcome-notice';
import { SlotSection } from './slot-section';
import { StatusTotals } from './status-totals';
import { useArrivals } from './use-arrivals';
import { useBoardMoves } from './use-board-moves';
import { useLiveBoard } from './use-live-board';
import { useSound } from './use-sound';

const everyMinuteMs = 60_000;

/** The orders of a day, updated live. */
export function AdminBoardRoute() {
  const [parameters] = useSearchParams();
  const today = istDayOf(useNow(everyMinuteMs));
  const wanted = parameters.get('day') ?? '';
  const day = isWholeDay(wanted) ? wanted : today;
  return (
    <Page title={t`Day board`} aside={<DayChoice day={day} today={today} />}>
      <DayBoard key={day} day={day} />
    </Page>
  );
}

function DayBoard({ day }: { day: string }) {
  const { board, failure, retry, isReconnecting } = useLiveBoard(day);
  const sound = useSound();
  const fresh = useArrivals(board?.orders, sound.isOn);

  if (failure && !board)
    return (
      <LoadFailure failure={failure} text={t`The board could not be loaded.`} onRetry={retry} />
    );
  if (!board) return <LoadingState label={t`Loading the board`} rows={8} />;
  return (
    <>
      <BoardTools isReconnecting={isReconnecting} sound={sound} />
      <Orders {...board} day={day} fresh={fresh} />
    </>
  );
}

interface OrdersProps {
  day: string;
  slots: Parameters<typeof groupBySlot>[0];
  orders: readonly BoardOrder[];
  fresh: readonly string[];
}

const nobody: Selection = new Map();

function Orders({ day, slots, orders, fresh }: OrdersProps) {
  const { may } = useCurrentAdmin();
  const [parameters] = useSearchParams();
  const [selection, setSelection] = useState(nobody);
  const [toMove, setToMove] = useState<readonly BoardOrder[]>([]);
  const moves = useBoardMoves();
  const filter = readBoardFilter(parameters);
  const groups = groupBySlot(slots, orders, filter);
  const shown = groups.flatMap((group) => group.shown);
  const { selected, movedMeanwhile } = selectedOf(orders, selection);
  const readOnly = may('move-orders') === false;

  const move: typeof moves.moveOrders = async (those, to) => {
    await moves.moveOrders(those, to);
    setSelection((before) => {
      const left = new Map(before);
      for (const { order } of [...those, ...movedMeanwhile]) left.delete(order.id);
      return left;
    });
  };

  return (
    <>
      <StatusTotals orders={orders} filter={filter} />
      {orders.length === 0 && <EmptyState text={t`No orders for this day yet.`} />}
      {orders.length > 0 && shown.length === 0 && (
        <EmptyState text={t`No order of this day fits.`} />
      )}
      <div className="board" data-bar={selected.length > 0 || undefined}>
        {groups
          .filter((group) => !isFiltered(filter) || group.shown.length > 0)
          .map((group) => (
            <SlotSection
              key={group.slot.startMinute}
              {...group}
              day={day}
              filtered={isFiltered(filter)}
              fresh={fresh}
              selection={selection}
              readOnly={readOnly}
              busy={moves.busy}
              onToggle={(those) => setSelection((before) => toggleAll(before, those))}
              onMove={(order, to) => void move([order], to)}
            />
          ))}
      </div>
      {!readOnly && (
        <BulkBar
          selected={selected}
          movedMeanwhile={movedMeanwhile}
          busy={moves.busy}
          onMove={(those, to) => void move(those, to)}
          onSlot={setToMove}
          onClear={() => setSelection(nobody)}
        />
      )}
      <AnotherSlot orders={toMove} onClose={() => setToMove([])} />
      {moves.outcome && (
        <OutcomeNotice
          key={moves.outcome.undoUntilMs}
          outcome={moves.outcome}
          orders={orders}
          busy={moves.busy}
          onUndo={(ids) => void moves.undo(ids)}
          onDismiss={moves.dismiss}
        />
      )}
      <p role="status" className="visually-hidden">
        {fresh.length > 0 && t`New orders: ${fresh.join(', ')}`}
      </p>
    </>
  );
}
