import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Page } from '../../shared/ui/page';
import { PickingList } from './picking-list';
import { Unsent } from '../queue/unsent';
import { usePicking } from './use-picking';
import { readOrderIds } from './walk.rules';
import { Walk } from './walk';

/** Picking on a phone: the orders of a day, and the walk through the orders in the URL. */
export function AdminPickingRoute() {
  const [parameters] = useSearchParams();
  const { queue, adminId, halt, pickingQueue } = usePicking();
  const ids = readOrderIds(parameters.get('orders'));
  return (
    <Page title={t`Picking`} width="narrow">
      <Unsent {...{ queue, adminId, halt }} onSend={() => void pickingQueue.send()}>
        {ids.length > 0 ? <Walk key={ids.join(',')} ids={ids} /> : <PickingList />}
      </Unsent>
    </Page>
  );
}
