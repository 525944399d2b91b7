import { plural, t } from '@lingui/core/macro';
import { useEffect, type ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import type { QueuedAction } from './action.rules';
import type { Halt } from './action-queue';

interface UnsentProps {
  queue: readonly QueuedAction[];
  adminId: string;
  halt: Halt;
  onSend: () => void;
  /** The content of the screen: it must not move, whatever is shown here. */
  children: ReactNode;
}

/** The number of unsent actions, and the reason; asks for confirmation before the page is closed meanwhile. */
export function Unsent({ queue, adminId, halt, onSend, children }: UnsentProps) {
  const own = queue.filter((action) => action.adminId === adminId);
  const count = own.length;
  const others = queue.length - count;
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
      {/* Its line is always reserved: otherwise the buttons below would move away from the finger with each tap that
          is sent. */}
      <p className="unsent">
        {!isHalted && isRefused && unsent}
        {!isHalted && !isRefused && (count > 0 ? t`Sending …` : t`All is sent.`)}
      </p>
      {children}
      {/* Longer messages are at the bottom edge of the screen. */}
      <div role="status" className="unsent-bar">
        {isHalted && (
          <div className="unsent unsent--halted">
            <p>
              <strong>{unsent}</strong>{' '}
              {halt === 'unreachable' &&
                t`There is no connection. Go on: they are kept on this phone and sent when it is back.`}
              {halt === 'logged-out' && t`Log in again: they are sent then.`}
            </p>
            {halt === 'unreachable' && (
              <Button tone="outline" onClick={onSend}>{t`Send now`}</Button>
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
