import { callApi } from '../../app/wire/http-client.ts'
import { readCachedUser } from '../../app/wire/session.ts'

const scope = '/caretaker'
/** Remembers the choice of an account on this device, so that the next sign-in can subscribe again (rule CARE-28). */
const choiceKey = (): string => `thodu.push.${readCachedUser()?._id ?? ''}`

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function readRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/caretaker-sw.js', { scope })
  return navigator.serviceWorker.ready
}

const toBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Subscribes this browser and reports its address to the server. @throws when the browser or the server refuses */
async function subscribe(publicKey: string): Promise<void> {
  const { pushManager } = await readRegistration()
  const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The browser refuses a second key: the installation has a new secret.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  await callApi('PUT /caretaker/push', { body: { endpoint: subscription.endpoint } })
}

/** The service worker reads the text here, because the server sends none. */
async function storeMessage(message: string): Promise<void> {
  const cache = await caches.open('push')
  await cache.put('/push-message', new Response(message))
}

/**
 * Asks for permission and notifies this device from now on.
 * @param message the text of each notification
 * @returns false when the person does not allow it
 */
export async function switchPushOn(publicKey: string, message: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await storeMessage(message)
  await subscribe(publicKey)
  localStorage.setItem(choiceKey(), 'on')
  return true
}

export async function switchPushOff(): Promise<void> {
  localStorage.removeItem(choiceKey())
  await callApi('DELETE /caretaker/push')
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** After a new sign-in, subscribes a device again whose caretaker had switched notifications on. */
export async function renewPush(): Promise<void> {
  if (localStorage.getItem(choiceKey()) !== 'on' || !isPushSupported() || Notification.permission !== 'granted') return
  const { publicKey, isOn } = await callApi('GET /caretaker/push')
  if (publicKey !== null && !isOn) await subscribe(publicKey)
}
