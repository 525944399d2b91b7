import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';

import { Button } from '../../shared/chakra/button';
import { usePicking } from './use-picking';

/** How much is unsent, and why; who closes the page meanwhile is asked. */
export function Unsent() {
  const { own, queue, halt, adminId, pickingQueue } = usePicking();
  const others = queue.filter((action) => action.adminId !== adminId).length;
  const count = own.length;
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  return (
    <div className="unsent" role="status" data-waiting={count > 0 || undefined}>
      {count > 0 && (
        <p>
          <strong>
            {plural(count, {
              one: '# action is not sent yet',
              other: '# actions are not sent yet',
            })}
          </strong>{' '}
          {halt === 'unreachable' &&
            t`There is no connection. Go on picking: they are kept on this phone and sent when it is back.`}
          {halt === 'logged-out' && t`Log in again: they are sent then.`}
        </p>
      )}
      {count > 0 && halt === 'unreachable' && (
        <Button tone="outline" onClick={() => void pickingQueue.send()}>{t`Send now`}</Button>
      )}
      {others > 0 && (
        <p>
          {plural(others, {
            one: '# action of somebody else on this phone is not sent: they have to log in here.',
            other:
              '# actions of somebody else on this phone are not sent: they have to log in here.',
          })}
        </p>
      )}
    </div>
  );
}
