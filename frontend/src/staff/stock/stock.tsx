import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Page } from '../../shared/ui/page';
import { PartLinks } from '../kit/part-links';
import { BuyingList } from './buying-list';
import { CountStock } from './count-stock';
import { Expiring } from './expiring';
import { ReceiveGoods } from './receive-goods';

/** Low stock, received goods, expiring batches, and counts. */
export function AdminStockRoute() {
  const [parameters] = useSearchParams();
  const parts = [
    { name: 'low', label: t`Low stock`, Part: BuyingList },
    { name: 'receive', label: t`Receive goods`, Part: ReceiveGoods },
    { name: 'expiring', label: t`Expiring`, Part: Expiring },
    { name: 'count', label: t`Count`, Part: CountStock },
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
