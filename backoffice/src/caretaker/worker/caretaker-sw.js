/*
 * The caretaker's home for a stairwell without a line (rule CARE-25): its page and the files it is drawn with, in one language,
 * and nothing about anybody. With a line the page comes from the server; a new version of this file takes over at the next
 * cold start, and what an older one kept stays until the newer one has kept all of its own.
 */
const CACHE = 'caretaker'
const page = '/caretaker'
/** Written by the build (backoffice/caretaker-worker.ts): `entry` is named by the page of the same build. */
const files = __FILES__
/** So long a page is waited for where there seems to be a line, in ms. */
const PATIENCE = 4_000

addEventListener('message', (event) => {
  const [word, language] = String(event.data).split(' ')
  if (word === 'keep') event.waitUntil(keep(language).catch(() => undefined))
})

/** Fetches what is lacking, one file after the other, and lets go of what no list names: a release costs what it changed. */
async function keep(language) {
  const response = await fetch(page)
  if (!response.ok || response.redirected) return
  // A page of another build than this worker's would ask for files that are not kept.
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

/** The page from the server, or, where none answers in time, the one that was kept. */
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
