import { pathTo } from '../language/paths.ts'

const KEY = 'thodu.offline-page'

/** Once in a browser session the worker (public/sw.js) keeps the page that stands for any other without a line (rule PAGE-17). */
export function keepOfflinePage() {
  if (!('serviceWorker' in navigator) || sessionStorage.getItem(KEY)) return
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`offline ${pathTo('/')}`)
    sessionStorage.setItem(KEY, 'kept')
  }
  // What is wanted now comes first; without the worker a page needs its line, as any does.
  setTimeout(() => void keep().catch(() => undefined), 5_000)
}
