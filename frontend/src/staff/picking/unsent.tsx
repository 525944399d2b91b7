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
  const isHalted = count > 0 && halt !== null;
  const isRefused = own.some(({ refusal }) => refusal !== null);
  const unsent = plural(count, {
    one: '# action is not sent yet',
    other: '# actions are not sent yet',
  });
  return (
    <>
      {/* It always takes its line: else the buttons below would jump away from the finger with each tap that is sent. */}
      {!isHalted && (
        <p className="unsent">
          {isRefused && unsent}
          {!isRefused && (count > 0 ? t`Sending …` : t`All is sent.`)}
        </p>
      )}
      <div role="status">
        {isHalted && (
          <div className="unsent unsent--halted">
            <p>
              <strong>{unsent}</strong>{' '}
              {halt === 'unreachable' &&
                t`There is no connection. Go on picking: they are kept on this phone and sent when it is back.`}
              {halt === 'logged-out' && t`Log in again: they are sent then.`}
            </p>
            {halt === 'unreachable' && (
              <Button tone="outline" onClick={() => void pickingQueue.send()}>{t`Send now`}</Button>
            )}
          </div>
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
    </>
  );
}
