import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Page } from '../../shared/ui/page';
import { PartLinks } from '../kit/part-links';
import { BuyingList } from './buying-list';
import { CountStock } from './count-stock';
import { Expiring } from './expiring';
import { Places } from './places';
import { ReceiveGoods } from './receive-goods';
import { TransferStock } from './transfer-stock';

/** Low stock, received goods, expiring batches, counts, transfers, and the places beside the shop. */
export function AdminStockRoute() {
  const [parameters] = useSearchParams();
  const parts = [
    { name: 'low', label: t`Low stock`, Part: BuyingList },
    { name: 'receive', label: t`Receive goods`, Part: ReceiveGoods },
    { name: 'expiring', label: t`Expiring`, Part: Expiring },
    { name: 'count', label: t`Count`, Part: CountStock },
    { name: 'transfer', label: t`Transfer`, Part: TransferStock },
    { name: 'places', label: t`Other places`, Part: Places },
  ];
  const asked = parameters.get('part') ?? 'low';
  const { name: shown = 'low', Part = BuyingList } = parts.find(({ name }) => name === asked) ?? {};
  return (
    <Page
      title={t`Stock`}
      aside={<PartLinks label={t`Parts of the stock`} parts={parts} shown={shown} />}
    >
      <div className="stock">
        <Part />
      </div>
    </Page>
  );
}
