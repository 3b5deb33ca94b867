import type { Waiting } from '@thodu/api/contract/desk/desk.schema'
import { allScreens, type DoorKey, screens } from '../screens.tsx'

type Keyed = Extract<(typeof screens)[number], { key: string }>
export type DeskPage = { key: Keyed['key']; to: string; door: DoorKey; needs?: 'payments' }
export type Door = { key: DoorKey; to: string; pages: readonly DeskPage[] }

export const deskPages: readonly DeskPage[] = screens.flatMap((screen) =>
  'key' in screen
    ? [
        {
          key: screen.key,
          to: screen.path,
          door: screen.door,
          ...('needs' in screen ? { needs: screen.needs } : {}),
        },
      ]
    : [],
)

/** Nothing is said of money while none is taken (rule MON-4). */
export const isShown = ({ needs }: DeskPage, waiting: Waiting | undefined): boolean =>
  needs === undefined || (waiting !== undefined && waiting.money !== null)

/**
 * The doors of the office and the pages behind each: the menu shows doors, a page's neighbours stand as tabs above it, and the
 * search finds all pages (rule OFF-1).
 */
export const doors: readonly Door[] = [...new Set(deskPages.map(({ door }) => door))].map((key) => {
  const pages = deskPages.filter(({ door }) => door === key)
  return { key, to: pages[0]?.to ?? '/', pages }
})

const isBehind = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(`${to}/`))

/** The page that a path is on, a booking's own path among them, and the door it lies behind. */
export function placeOf(path: string): { door: Door; page: DeskPage } | undefined {
  const under = allScreens.find((screen) => screen.under !== undefined && isBehind(path, screen.path))?.under
  for (const door of doors)
    for (const page of door.pages) if (page.key === under || isBehind(path, page.to)) return { door, page }
  return undefined
}

/** How much waits on a page, and how much of it is late, missed or about to be; only that is red (rules OFF-24, HALL-2). */
export type PageCount = { count: number; late: number }

/** What waits, by page; nothing while it is not known. */
export function countPages(waiting: Waiting | undefined): Partial<Record<DeskPage['key'], PageCount>> {
  if (!waiting) return {}
  const none = (count: number): PageCount => ({ count, late: 0 })
  return {
    bookings: {
      count: waiting.bookings + waiting.startsSoon.unplanned + waiting.changes,
      late: waiting.startsSoon.unassigned + waiting.startsSoon.unplanned,
    },
    calls: none(waiting.calls),
    callbacks: { count: waiting.callbacks, late: waiting.overdueCallbacks },
    messages: none(waiting.messages),
    today: {
      count: waiting.lateVisits + waiting.openVisits + waiting.remarks + waiting.troubles,
      late: waiting.lateVisits + waiting.troubles,
    },
    timeOff: none(waiting.timeOff),
    documents: none(waiting.documents),
    privacy: {
      count: waiting.privacy.open + waiting.breaches,
      late: waiting.privacy.late + waiting.breaches,
    },
    ...(waiting.money
      ? { money: { count: waiting.money.claims + waiting.money.refunds, late: waiting.money.lateRefunds } }
      : {}),
  }
}

/** What waits behind a door. Callbacks and messages are calls to make: the queue of calls has them all. */
export function countDoor({ key, pages }: Door, counts: ReturnType<typeof countPages>): PageCount {
  const own = key === 'calls' ? [counts.calls] : pages.map((page) => counts[page.key])
  const late = key === 'calls' ? (counts.callbacks?.late ?? 0) : own.reduce((sum, one) => sum + (one?.late ?? 0), 0)
  return { count: own.reduce((sum, one) => sum + (one?.count ?? 0), 0), late }
}
