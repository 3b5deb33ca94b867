import { language } from '#words/language/language.ts'
import { pathTo } from '../../language/paths.ts'

type Line = { saveData?: boolean; effectiveType?: string }
function isPoorLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Shortest time between two runs in one tab, in ms: pages of the journey follow each other quickly. */
const pauseMs = 10 * 60_000
const KEY = `thodu.shell.${language}`

/** Once the page is idle, the service worker (public/sw.js) stores the shell of the journey (rule JRN-19). */
export function cacheShell(): void {
  if (!('serviceWorker' in navigator) || isPoorLine() || Date.now() - Number(sessionStorage.getItem(KEY)) < pauseMs)
    return
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`keep ${pathTo('/')}`)
    sessionStorage.setItem(KEY, String(Date.now()))
  }
  // Without the worker the journey only loses its offline pages.
  setTimeout(() => void keep().catch(() => undefined), 3_000)
}
