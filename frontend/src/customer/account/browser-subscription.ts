/** Whether this browser supports push messages. */
export const canShowMessages = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, if any. */
async function browserSubscription(): Promise<PushSubscription | null> {
  if (!canShowMessages()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * The customer who turned on messages here: an expired session leaves the subscription, and another customer may log
 * in.
 */
const OWNER_KEY = 'messagesFor';

/** The subscription of this browser, if this customer created it. */
export async function subscriptionOf(customerId: string): Promise<PushSubscription | null> {
  return localStorage.getItem(OWNER_KEY) === customerId ? browserSubscription() : null;
}

/** Records that the shop stores the subscription for a customer. */
export const noteOwner = (customerId: string): void => localStorage.setItem(OWNER_KEY, customerId);

/** Subscribes this browser. The worker may not be registered yet, since registration waits until the page is idle. */
export async function newSubscription(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
