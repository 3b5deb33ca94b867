/*
 * The shell of the journey for people whose line is gone (rule JRN-19): its pages and the files they are drawn with, and
 * nothing about anybody. With a line every request goes its usual way, so that a new version is there at once and nothing is
 * answered from here; what was last seen of an account is kept by the pages and leaves with the session.
 */
const SHELL = 'shell'
/** One page stands for all others without a line: whom to call (rule PAGE-17). */
const OFFLINE = 'offline'
const pages = [
  '/choose-service',
  '/service-details',
  '/pricing-packages',
  '/booking-confirmed',
  '/thank-you',
  '/profile',
]
/** Parts that a page loads later and that are wanted without a line as well. */
const laterParts = /\/(BookingsTab|FileCategory)\.[\w-]+\.js$/

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
/** A page says in which language it is read, by the address of its home: the shell is kept in that one, and in no other. */
addEventListener('message', (event) => {
  const [word, home = '/'] = String(event.data).split(' ')
  if (word === 'offline')
    event.waitUntil(keepPages(OFFLINE, [`${home === '/' ? '' : home}/offline`]).catch(() => undefined))
  if (word === 'keep') event.waitUntil(keepShell(home === '/' ? '' : home).catch(() => undefined))
})

const pathOf = (request) => new URL(request.url).pathname.replace(/(.)\/$/, '$1')
/** Fonts are left to the browser: it has those it needed, and text is there without them. */
const isFile = (path) => (path.startsWith('/_astro/') && !path.endsWith('.woff2')) || path.startsWith('/illustrations/')

/** Files that a page or a script names: whole paths in pages, neighbours in scripts. */
function listFiles(path, text) {
  const whole = [...text.matchAll(/["'(](\/(?:_astro|illustrations)\/[^"'()\s]+)/g)].map(([, file]) => file)
  if (!path.endsWith('.js')) return whole.filter(isFile)
  const besides = [...text.matchAll(/(\bfrom|\bimport)?(\()?\s*["'`]\.\/([\w.-]+\.js)["'`]/g)]
  const wanted = besides.map(([, word, call, file]) => ({ file: `/_astro/${file}`, now: word !== undefined && !call }))
  return [
    ...whole.filter(isFile),
    ...wanted.filter(({ file, now }) => now || laterParts.test(file)).map(({ file }) => file),
  ]
}

/** What is kept under a path, or fetched for it; a page is always asked for anew. */
async function fetchInto(cache, path) {
  const kept = isFile(path) ? await cache.match(path) : undefined
  if (kept) return kept
  const response = await fetch(path)
  if (!response.ok || response.redirected) throw new Error(path)
  await cache.put(path, response.clone())
  return response
}

const keepShell = (language) =>
  keepPages(
    SHELL,
    pages.map((page) => language + page),
  )

/** Keeps every page with all it needs, and lets go of files that no page needs any more. */
async function keepPages(name, queue) {
  const cache = await caches.open(name)
  const seen = new Set()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const response = await fetchInto(cache, path)
    if (/html|javascript/.test(response.headers.get('Content-Type') ?? ''))
      queue.push(...listFiles(path, await response.text()))
  }
  for (const request of await cache.keys()) if (!seen.has(pathOf(request))) await cache.delete(request)
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const path = pathOf(request)
  const isPage = request.mode === 'navigate' && pages.includes(path.replace(/^\/(te|hi)(?=\/)/, ''))
  const other = /^\/(te|hi)(?=\/|$)/.exec(path)?.[0] ?? ''
  if (request.mode === 'navigate' && !isPage)
    event.respondWith(
      fetch(request).catch(async (error) => (await caches.match(`${other}/offline`)) ?? Promise.reject(error)),
    )
  else if (isPage)
    event.respondWith(fetch(request).catch(async (error) => (await caches.match(path)) ?? Promise.reject(error)))
  else if (isFile(path) && !navigator.onLine)
    event.respondWith(caches.match(path).then((kept) => kept ?? fetch(request)))
})
