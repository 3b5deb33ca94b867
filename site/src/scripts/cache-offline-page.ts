import { pathTo } from '../language/paths.ts'

const KEY = 'thodu.offline-page'

/** Once per browser session the service worker (public/sw.js) stores the offline page (rule PAGE-17). */
export function cacheOfflinePage() {
  if (!('serviceWorker' in navigator) || sessionStorage.getItem(KEY)) return
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`offline ${pathTo('/')}`)
    sessionStorage.setItem(KEY, 'kept')
  }
  // After the page's own requests; a failure only costs the offline page.
  setTimeout(() => void keep().catch(() => undefined), 5_000)
}
