import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Notice } from '../../shared/chakra/notice';
import { ButtonLink } from '../../shared/chakra/button';
import { formatWindow } from '../../shared/lib/ist-day';
import { formatCalendarDay, formatInstant } from '../../shared/lib/ist-time';
import { orderStatusText } from '../../shared/lib/order-status.rules';
import { adminOrderOf, type OrdersToPrint } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { useWayBack } from '../kit/way-back';
import { LoadFailure } from '../load-failure';
import { Labels } from './labels';
import { OrderList } from './order-list';
import { PackingSlips } from './packing-slips';
import { PrintTools } from './print-tools';
import { sheetText } from './print-texts';
import {
  ordersOn,
  readOrdersToPrint,
  readPrintChoice,
  type PrintChoice,
  type PrintedOrder,
} from './print.rules';
import { ProductList } from './product-list';
import { mostPrinted, useOrdersToPrint } from './use-orders-to-print';
import { adminPaths } from '../admin-paths';

/** Lists, slips and labels of the orders of a slot, or of selected ones. */
export function AdminPrintRoute() {
  const [parameters] = useSearchParams();
  const back = useWayBack(adminPaths.board, adminPaths.orderSearch);
  const orders = readOrdersToPrint(parameters);
  return (
    <Page
      title={t`Print`}
      before={
        <p className="print-tools">
          <Link to={back} className="text-link">
            {back.startsWith(adminPaths.board) ? t`Back to the board` : t`Back to the search`}
          </Link>
        </p>
      }
    >
      {orders ? (
        <Prints key={JSON.stringify(orders)} wanted={orders} />
      ) : (
        <EmptyState text={t`Choose on the board what is printed.`}>
          <ButtonLink to={adminPaths.board}>{t`Day board`}</ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}

function Prints({ wanted }: { wanted: OrdersToPrint }) {
  const [parameters] = useSearchParams();
  const choice = readPrintChoice(parameters);
  const { loaded, failure, loading, reload } = useOrdersToPrint(wanted);

  if (!loaded && failure)
    return (
      <LoadFailure
        failure={failure}
        text={t`The orders could not be loaded.`}
        onRetry={() => void reload()}
      />
    );
  if (!loaded) return <LoadingState label={t`Loading the orders`} rows={8} />;

  const { shown, leftOut } = ordersOn(choice.sheet, loaded.orders);
  const print = async () => {
    if (await reload()) window.print();
  };
  return (
    <>
      <PrintTools
        choice={choice}
        loading={loading}
        onPrint={shown.length > 0 ? () => void print() : undefined}
      />
      <div className="print-tools">
        {failure && (
          <Notice tone="warning">
            {t`The orders could not be loaded anew: what is below may have changed since.`}
          </Notice>
        )}
        {loaded.orders.length === mostPrinted && (
          <Notice tone="warning">{t`Only the first ${mostPrinted} orders are printed.`}</Notice>
        )}
        {'numbers' in wanted && leftOut.length > 0 && <LeftOut orders={leftOut} />}
      </div>
      {shown.length === 0 ? (
        <EmptyState text={t`None of these orders is waiting for that.`} />
      ) : (
        <div className="print-preview" role="region" aria-label={t`Preview`} tabIndex={0}>
          <Sheet
            choice={choice}
            orders={shown}
            textsFor={loaded.textsFor}
            heading={headingOf(wanted, shown)}
            at={loaded.at}
          />
        </div>
      )}
    </>
  );
}

const LeftOut = ({ orders }: { orders: readonly PrintedOrder[] }) => (
  <Notice tone="info">
    <p>{t`These are not printed, since they are elsewhere by now:`}</p>
    <ul>
      {orders.map(({ order }) => (
        <li key={order.id}>
          <Link to={adminOrderOf(order.id)} className="text-link">{t`Order ${order.id}`}</Link>:{' '}
          {orderStatusText(order.status)}
        </li>
      ))}
    </ul>
  </Notice>
);

interface SheetProps {
  choice: PrintChoice;
  orders: readonly PrintedOrder[];
  textsFor: (customer: PrintedOrder['customer']) => I18n;
  heading: string;
  at: string;
}

function Sheet({ choice, orders, textsFor, heading, at }: SheetProps) {
  const { sheet, paper, bags } = choice;
  const moment = formatInstant(at);
  if (sheet === 'labels') return <Labels orders={orders} paper={paper} bags={bags} />;
  if (sheet === 'slips') return <PackingSlips orders={orders} textsFor={textsFor} />;
  return (
    <article className="paper" aria-label={sheetText(sheet)}>
      <header className="paper__head">
        <h2>{sheetText(sheet)}</h2>
        <p>{heading}</p>
        <p>
          {plural(orders.length, { one: '# order', other: '# orders' })} · {t`as of ${moment}`}
        </p>
      </header>
      {sheet === 'orders' ? (
        <OrderList orders={orders} />
      ) : (
        <ProductList orders={orders} withOrders={sheet === 'shelf'} />
      )}
    </article>
  );
}

function headingOf(wanted: OrdersToPrint, [first]: readonly PrintedOrder[]): string {
  if ('numbers' in wanted || !first) return t`Selected orders`;
  const { date, startMinute, endMinute } = first.order.deliverySlot;
  return `${formatCalendarDay(date)}, ${formatWindow(startMinute, endMinute)}`;
}
