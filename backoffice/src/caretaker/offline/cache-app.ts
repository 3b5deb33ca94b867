import { reader } from '../../words/locale.ts'

const scope = '/caretaker'

type Connection = { saveData?: boolean; effectiveType?: string }
/** Phones that save data, or have a 2G connection, download nothing unrequested. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

async function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { installing, active } = registration
  if (active || !installing) return active
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(installing)
      if (installing.state === 'redundant') resolve(null)
    })
  })
}

/** Stores the app on the phone for offline use, once the browser is idle (rule CARE-25). */
export function cacheApp(): void {
  if (!('serviceWorker' in navigator) || isSparing()) return
  const keep = async () => {
    const registration = await navigator.serviceWorker.register('/caretaker-sw.js', { scope })
    const worker = await whenActive(registration)
    worker?.postMessage(`keep ${reader}`)
  }
  // The app works without a service worker.
  const start = () => void keep().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 })
  else setTimeout(start, 3_000)
}
