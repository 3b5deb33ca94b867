import type { Waiting } from '@thodu/api/contract/desk/desk.schema'

/**
 * The doors of the office and the pages behind each: the menu shows doors, a page's neighbours stand as tabs above it, and the
 * search finds all pages (rule OFF-1).
 */
export const doors = [
  { key: 'dashboard', pages: [{ to: '/', key: 'dashboard' }] },
  {
    key: 'calls',
    pages: [
      { to: '/calls', key: 'calls' },
      { to: '/callbacks', key: 'callbacks' },
      { to: '/messages', key: 'messages' },
    ],
  },
  { key: 'bookings', pages: [{ to: '/bookings', key: 'bookings' }] },
  {
    key: 'roster',
    pages: [
      { to: '/roster', key: 'week' },
      { to: '/today', key: 'today' },
      { to: '/visits', key: 'visits' },
      { to: '/time-off', key: 'timeOff' },
    ],
  },
  { key: 'caretakers', pages: [{ to: '/caretakers', key: 'caretakers' }] },
  { key: 'addCaregiver', pages: [{ to: '/add-caretaker', key: 'addCaregiver' }] },
  { key: 'users', pages: [{ to: '/users', key: 'users' }] },
  { key: 'reports', pages: [{ to: '/reports', key: 'reports' }] },
  {
    key: 'office',
    pages: [
      { to: '/documents', key: 'documents' },
      { to: '/promises', key: 'promises' },
      { to: '/audit-logs', key: 'audit' },
      { to: '/access-log', key: 'access' },
      { to: '/emergency', key: 'emergency' },
      { to: '/account', key: 'account' },
    ],
  },
] as const
export type Door = (typeof doors)[number]
export type DeskPage = Door['pages'][number]

export const deskPages: readonly DeskPage[] = doors.flatMap(({ pages }) => [...pages])

const isBehind = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(`${to}/`))

/** The page that a path is on, a booking's own path among them, and the door it lies behind. */
export function placeOf(path: string): { door: Door; page: DeskPage } | undefined {
  for (const door of doors) for (const page of door.pages) if (isBehind(path, page.to)) return { door, page }
  return undefined
}

/** How much waits on a page, and how much of it is late; red is for what is late or missed alone (rules OFF-24, HALL-2). */
export type PageCount = { count: number; late: number }

/** What waits, by page; nothing while it is not known. */
export function countPages(waiting: Waiting | undefined): Partial<Record<DeskPage['key'], PageCount>> {
  if (!waiting) return {}
  const none = (count: number): PageCount => ({ count, late: 0 })
  return {
    bookings: none(waiting.bookings),
    calls: none(waiting.calls),
    callbacks: { count: waiting.callbacks, late: waiting.overdueCallbacks },
    messages: none(waiting.messages),
    today: { count: waiting.lateVisits + waiting.openVisits, late: waiting.lateVisits },
    timeOff: none(waiting.timeOff),
    documents: none(waiting.documents),
  }
}

/** What waits behind a door. Callbacks and messages are calls to make: the queue of calls has them all. */
export function countDoor({ key, pages }: Door, counts: ReturnType<typeof countPages>): PageCount {
  const own = key === 'calls' ? [counts.calls] : pages.map((page) => counts[page.key])
  const late = key === 'calls' ? (counts.callbacks?.late ?? 0) : own.reduce((sum, one) => sum + (one?.late ?? 0), 0)
  return { count: own.reduce((sum, one) => sum + (one?.count ?? 0), 0), late }
}
