import type { Role } from '@thodu/api/contract/people/roles'
import { startRead } from './app/wire/api.ts'
import { loadWords } from './words/load-words.ts'
import { reader } from './words/locale.ts'

const tab = new URLSearchParams(location.search).get('tab')
const opensBookings = /^\/admin\/?$/.test(location.pathname) && (tab === null || tab === 'bookings')

/** The code of the admin's first screen; all parts load in parallel. */
const office = [
  () => import('./app/frame/set-up-app.tsx'),
  () => loadWords('admin', reader),
  () => import('./admin/AdminApp.tsx'),
  ...(opensBookings ? [() => import('./admin/dashboard/BookingsTab.tsx')] : []),
]
/** The requests of that screen, sent while its code loads. A browser has six connections, so at most five requests. */
const officeReads = opensBookings ? ['/admin/hall', '/admin/bookings/stats', '/admin/notices'] : []

/**
 * Starts the requests of an admin's first screen and loads its code. The opened screen repeats whatever fails.
 * @param me the response with the signed-in account, for a browser without a cached one
 */
export async function loadOffice(known: Role | undefined, me: Promise<Response>): Promise<unknown> {
  if (known !== 'admin' && (await me.then((response) => response.clone().json())).role !== 'admin') return
  for (const path of officeReads) void startRead(path)
  return Promise.allSettled(office.map((load) => load()))
}
