import { reader } from '../../words/locale.ts'

const scope = '/caretaker'

type Connection = { saveData?: boolean; effectiveType?: string }
/** Whoever saves data, or has the thinnest of lines, downloads nothing that was not asked for. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

/** The worker once it is at work. */
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

/** Keeps the home on the phone for a time without a line, once it has nothing better to do (rule CARE-25). */
export function keepHome(): void {
  if (!('serviceWorker' in navigator) || isSparing()) return
  const keep = async () => {
    const registration = await navigator.serviceWorker.register('/caretaker-sw.js', { scope })
    const worker = await whenActive(registration)
    worker?.postMessage(`keep ${reader}`)
  }
  // Without a worker all is as ever.
  const start = () => void keep().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 })
  else setTimeout(start, 3_000)
}
