import { t } from '@lingui/core/macro';

import { AccountPart } from '../../features/account/account-part';
import { usePushKeyQuery } from '../../generated/customer/account/push';
import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { useSession } from '../../shared/lib/session';
import { canShowMessages } from './browser-subscription';
import { usePush } from './use-push';

/** Messages about orders on this device; nothing if the shop sends none or the browser does not support them. */
export function DeviceMessages() {
  const session = useSession();
  const key = usePushKeyQuery().data?.pushKey;
  if (!key || session.role !== 'customer' || !canShowMessages()) return null;
  return <Messages pushKey={key} customerId={session.customerId} />;
}

function Messages({ pushKey, customerId }: { pushKey: string; customerId: string }) {
  const { state, problem, turnOn, turnOff } = usePush(pushKey, customerId);
  const isOn = state === 'on';
  return (
    <AccountPart title={t`Messages on this device`}>
      <p>{t`This device tells you when your order is placed, on its way, delivered or changed, and when we have a question.`}</p>
      {state === 'refused' ? (
        <p>{t`This browser does not let the shop show messages. You can change that in its settings.`}</p>
      ) : (
        <Button
          tone="outline"
          loading={state === 'asking' || state === 'unknown'}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        >
          {isOn ? t`Stop messages on this device` : t`Show messages on this device`}
        </Button>
      )}
      {problem && (
        <Notice tone="failure">
          <p>{problem.message}</p>
        </Notice>
      )}
    </AccountPart>
  );
}
