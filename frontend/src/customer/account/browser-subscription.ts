/** Whether this browser can show messages of the shop at all. */
export const canShowMessages = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, where it has one. */
async function browserSubscription(): Promise<PushSubscription | null> {
  if (!canShowMessages()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Who turned messages on here: a session that ended by itself leaves the subscription, and somebody else may log in. */
const OWNER_KEY = 'messagesFor';

/** The subscription of this browser, where this customer made it. */
export async function subscriptionOf(customerId: string): Promise<PushSubscription | null> {
  return localStorage.getItem(OWNER_KEY) === customerId ? browserSubscription() : null;
}

/** Notes that the shop knows the subscription as that of a customer. */
export const noteOwner = (customerId: string): void => localStorage.setItem(OWNER_KEY, customerId);

/** Subscribes this browser. The worker may not be there yet, since it waits until nothing else is to be done. */
export async function newSubscription(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
