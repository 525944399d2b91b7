import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { BuyingList } from './buying-list';
import { CountStock } from './count-stock';
import { Expiring } from './expiring';
import { ReceiveGoods } from './receive-goods';
import { adminPaths } from '../admin-paths';

/** Low stock, received goods, expiring batches, and counts. */
export function AdminStockRoute() {
  const [parameters] = useSearchParams();
  const parts = [
    { name: 'low', label: t`Low stock`, Part: BuyingList },
    { name: 'receive', label: t`Receive goods`, Part: ReceiveGoods },
    { name: 'expiring', label: t`Expiring`, Part: Expiring },
    { name: 'count', label: t`Count`, Part: CountStock },
  ];
  const wanted = parameters.get('part') ?? 'low';
  const { name, Part = BuyingList } = parts.find((part) => part.name === wanted) ?? {};
  return (
    <Page title={t`Stock`}>
      <div className="stock">
        <nav className="stock__parts" aria-label={t`Parts of the stock`}>
          {parts.map((part) => (
            <ButtonLink
              key={part.name}
              tone={part.name === (name ?? 'low') ? 'solid' : 'outline'}
              aria-current={part.name === (name ?? 'low') ? 'page' : undefined}
              to={`${adminPaths.stock}?part=${part.name}`}
            >
              {part.label}
            </ButtonLink>
          ))}
        </nav>
        <Part />
      </div>
    </Page>
  );
}
