import { useEffect, useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../generated/customer/account/push';
import { newSubscription, noteOwner, subscriptionOf } from './browser-subscription';

/**
 * `asking`: the browser asks for permission, or the shop is informed. `refused`: only the browser's settings can change
 * it.
 */
export type PushState = 'unknown' | 'off' | 'on' | 'asking' | 'refused';

/**
 * Whether this browser shows messages about orders, and how to change that. The browser asks for permission only on a
 * click.
 */
export function usePush(key: string, customerId: string) {
  const [state, setState] = useState<PushState>('unknown');
  const [problem, setProblem] = useState<ShopError>();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();

  /** Repeating this is harmless, and needed: the shop forgets a browser whose login has ended. */
  const tell = async (subscription: PushSubscription) => {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    await subscribe({ variables: { input: { endpoint: endpoint ?? '', p256dh, auth } } });
  };

  useEffect(() => {
    let gone = false;
    const recall = async () => {
      const found = await subscriptionOf(customerId);
      if (found) await tell(found);
      return found ? 'on' : 'off';
    };
    void recall()
      .catch(() => 'off' as const)
      .then((found) => !gone && setState(Notification.permission === 'denied' ? 'refused' : found));
    return () => {
      gone = true;
    };
    // The mutation is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
        await tell(subscription);
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
