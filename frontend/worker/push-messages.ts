/** The payload that the shop sends: see the server's DeviceText. */
interface PushMessage {
  title: string;
  body: string;
  language: string;
  path: string;
  tag: string;
}

/** Shows a message; a later one about the same order replaces it. */
export async function showMessage(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, language: lang, path, tag } = data?.json() as PushMessage;
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-64.png' };
  await registration.showNotification(title, { body, lang, tag, data: path, ...look });
}

/** Opens the page that a message is about, in an open window of the shop if there is one. */
export async function openPageOf(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const windows = await clients.matchAll({ type: 'window' });
  const [first] = windows;
  const shown = first && (await first.navigate(path).catch(() => null));
  await (shown ? shown.focus() : clients.openWindow(path));
}
