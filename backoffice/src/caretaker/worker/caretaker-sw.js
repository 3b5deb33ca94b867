/*
 * Stores the caretaker app for use without a connection, e.g. in a stairwell (rule CARE-25): its page and files in one
 * language, and no personal data. With a connection the page comes from the server. A new version of this file takes over at
 * the next cold start, and the files of an older one remain until all of the newer one's are stored. It also shows notifications
 * of changed visits (rule CARE-28).
 */
const CACHE = 'caretaker'
const page = '/caretaker'
/** Inserted by the build (backoffice/caretaker-worker.ts); the page of the same build contains `entry`. */
const files = __FILES__
/** How long to wait for the server's page before the stored one is used, in ms. */
const PATIENCE = 4_000

addEventListener('message', (event) => {
  const [word, language] = String(event.data).split(' ')
  if (word === 'keep') event.waitUntil(keep(language).catch(() => undefined))
})

/** Fetches missing files one by one and deletes those of no list, so that a release downloads only its changes. */
async function keep(language) {
  const response = await fetch(page)
  if (!response.ok || response.redirected) return
  // A page of another build would request files that are not stored.
  if (!(await response.clone().text()).includes(files.entry)) return
  const cache = await caches.open(CACHE)
  const wanted = [...files.always, ...(files[language] ?? [])]
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path)
  await cache.put(page, response)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== page && !wanted.includes(pathname)) await cache.delete(request)
  }
}

/** Returns the server's page, or the stored one if the server does not respond in time. */
async function openPage(request) {
  const kept = await caches.match(page)
  if (!kept) return fetch(request)
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 ? kept.clone() : response),
    () => kept.clone(),
  )
  const late = new Promise((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE))
  return Promise.race([fetched, late])
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (/^\/caretaker(\/|$)/.test(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/_bo/assets/'))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
})

/** Messages are empty: the app has stored the text in its caretaker's language (push/push-device.ts). */
async function showMessage() {
  const stored = await caches.match('/push-message', { cacheName: 'push' })
  const title = stored ? await stored.text() : 'Open the app'
  // A newer notification replaces the one that is shown.
  await registration.showNotification(title, { tag: 'schedule', renotify: true })
}

async function openApp() {
  // A tab that was opened before this worker was installed counts too.
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => /^\/caretaker(\/|$)/.test(new URL(url).pathname))
  return tab ? tab.focus() : clients.openWindow(page)
}

addEventListener('push', (event) => event.waitUntil(showMessage()))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openApp())
})
