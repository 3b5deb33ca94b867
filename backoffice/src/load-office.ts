import type { Role } from '@thodu/api/contract/people/roles'
import { startRead } from './app/wire/api.ts'
import { loadWords } from './words/load-words.ts'
import { reader } from './words/locale.ts'

const tab = new URLSearchParams(location.search).get('tab')
const opensBookings = /^\/admin\/?$/.test(location.pathname) && (tab === null || tab === 'bookings')

/** The code of the office's first screen; each part is asked for at once, because none of them waits for another. */
const office = [
  () => import('./app/frame/set-up-home.tsx'),
  () => loadWords('admin', reader),
  () => import('./admin/AdminHome.tsx'),
  ...(opensBookings ? [() => import('./admin/dashboard/BookingsTab.tsx')] : []),
]
/** The reads of that screen, which are answered while its code is on the line. A browser has six connections: no more than five. */
const officeReads = opensBookings ? ['/admin/hall', '/admin/bookings/stats', '/admin/notices'] : []

/**
 * Starts the reads of an admin's first screen and loads its code. What fails is asked for again by whoever opens it.
 * @param me the answer of the server to who is signed in, for a browser that does not know the account yet
 */
export async function loadOffice(known: Role | undefined, me: Promise<Response>): Promise<unknown> {
  if (known !== 'admin' && (await me.then((response) => response.clone().json())).role !== 'admin') return
  for (const path of officeReads) void startRead(path)
  return Promise.allSettled(office.map((load) => load()))
}
