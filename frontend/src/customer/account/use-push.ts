import { useEffect, useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../generated/customer/account/push';
import { newSubscription, noteOwner, subscriptionOf } from './browser-subscription';

/** `asking`: the browser asks, or the shop is told. `refused`: only the browser's own settings can change that. */
export type PushState = 'unknown' | 'off' | 'on' | 'asking' | 'refused';

/** Whether messages about orders are shown in this browser, and how to change that. The browser asks on a click only. */
export function usePush(key: string, customerId: string) {
  const [state, setState] = useState<PushState>('unknown');
  const [problem, setProblem] = useState<ShopError>();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();

  useEffect(() => {
    let gone = false;
    const known = subscriptionOf(customerId).then((found) => (found ? 'on' : 'off'));
    void known
      .catch(() => 'off' as const)
      .then((found) => !gone && setState(Notification.permission === 'denied' ? 'refused' : found));
    return () => {
      gone = true;
    };
  }, [customerId]);

  const change = async (work: () => Promise<PushState>, otherwise: PushState) => {
    setState('asking');
    setProblem(undefined);
    try {
      setState(await work());
    } catch (error) {
      setProblem(toShopError(error));
      setState(otherwise);
    }
  };

  const turnOn = () =>
    change(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return 'refused';
      const subscription = await newSubscription(key);
      try {
        const { endpoint, keys } = subscription.toJSON();
        const input = {
          endpoint: endpoint ?? '',
          p256dh: keys?.p256dh ?? '',
          auth: keys?.auth ?? '',
        };
        await subscribe({ variables: { input } });
        noteOwner(customerId);
      } catch (error) {
        await subscription.unsubscribe();
        throw error;
      }
      return 'on';
    }, 'off');

  const turnOff = () =>
    change(async () => {
      const subscription = await subscriptionOf(customerId);
      await subscription?.unsubscribe();
      if (subscription) await unsubscribe({ variables: { endpoint: subscription.endpoint } });
      return 'off';
    }, 'on');

  return { state, problem, turnOn, turnOff };
}
