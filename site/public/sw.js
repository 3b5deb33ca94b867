/* Shell of the journey for use without a connection (rule JRN-19): its pages and their files, no personal data. With a
   connection every request goes to the server, so that a new version shows at once. The pages themselves store data last seen
   of an account, until the session ends. */
const SHELL = 'shell'
/** Page shown offline in place of every page that is not stored: it has the phone number (rule PAGE-17). */
const OFFLINE = 'offline'
const pages = [
  '/choose-service',
  '/service-details',
  '/pricing-packages',
  '/booking-confirmed',
  '/thank-you',
  '/profile',
]
/** Parts loaded later that are needed offline as well. */
const laterParts = /\/(other-tabs|FileCategory)\.[\w-]+\.js$/

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
/** A page sends its home path, which names its language: only that language's shell is stored. */
addEventListener('message', (event) => {
  const [word, home = '/'] = String(event.data).split(' ')
  if (word === 'offline')
    event.waitUntil(keepPages(OFFLINE, [`${home === '/' ? '' : home}/offline`]).catch(() => undefined))
  if (word === 'keep') event.waitUntil(cacheShell(home === '/' ? '' : home).catch(() => undefined))
})

const pathOf = (request) => new URL(request.url).pathname.replace(/(.)\/$/, '$1')
/** Fonts are left to the browser's cache; text is readable without them. */
const isFile = (path) => (path.startsWith('/_astro/') && !path.endsWith('.woff2')) || path.startsWith('/illustrations/')

/** Lists the files that a page or script refers to: absolute paths in pages, sibling files in scripts. */
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

/** Returns the stored file or fetches it; pages are always fetched again. */
async function fetchInto(cache, path) {
  const kept = isFile(path) ? await cache.match(path) : undefined
  if (kept) return kept
  const response = await fetch(path)
  if (!response.ok || response.redirected) throw new Error(path)
  await cache.put(path, response.clone())
  return response
}

const cacheShell = (language) =>
  keepPages(
    SHELL,
    pages.map((page) => language + page),
  )

/** Stores every page with its files, and deletes files that no page needs. */
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

/** The stored page of the journey, else the offline page of this language, else that of another one (rule PAGE-17). */
async function findKeptPage(path) {
  const isPage = pages.includes(path.replace(/^\/(te|hi)(?=\/)/, ''))
  const language = /^\/(te|hi)(?=\/|$)/.exec(path)?.[0] ?? ''
  const others = ['', '/te', '/hi'].filter((other) => other !== language)
  for (const kept of [...(isPage ? [path] : []), ...[language, ...others].map((one) => `${one}/offline`)]) {
    const page = await caches.match(kept)
    if (page) return page
  }
  return undefined
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const path = pathOf(request)
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async (error) => (await findKeptPage(path)) ?? Promise.reject(error)))
  else if (isFile(path) && !navigator.onLine)
    event.respondWith(caches.match(path).then((kept) => kept ?? fetch(request)))
})
