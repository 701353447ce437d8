/** What is asked of the server about how one is told what waits. */
import type { NoticeSettings, NoticeWishes } from '../protocol';
import { call } from './api';
import { decoded } from './people';

const part = encodeURIComponent;

export const noticeSettings = () => call<NoticeSettings>('/me/notices');
export const setWishes = (wishes: NoticeWishes) => call<NoticeSettings>('/me/notices', { method: 'PUT', body: wishes });
export const addMail = (address: string) => call<NoticeSettings>('/me/notices/mail', { method: 'POST', body: { address } });
export const addWebhook = (address: string) => call<NoticeSettings>('/me/notices/webhooks', { method: 'POST', body: { address } });
export const dropChannel = (id: string) => call<unknown>(`/me/notices/channels/${part(id)}`, { method: 'DELETE' });
export const confirmMail = (secret: string) => call<unknown>('/mail/confirm', { method: 'POST', body: { secret } });
export const endMail = (secret: string) => call<unknown>(`/mail/off/${part(secret)}`, { method: 'POST' });

/** Whether this browser can be told while no page is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && isSecureContext;

/** Has the browser agree to be told, and the server know it; null where the reader does not want to. */
export async function addPush(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const made = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) }));
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  return call<NoticeSettings>('/me/notices/push', { method: 'POST', body });
}
