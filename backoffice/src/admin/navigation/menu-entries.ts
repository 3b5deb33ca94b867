import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { allScreens, type MenuEntryKey, screens } from '../screens.tsx'

type Keyed = Extract<(typeof screens)[number], { key: string }>
export type DashboardPage = { key: Keyed['key']; to: string; door: MenuEntryKey; needs?: 'payments' }
export type MenuEntry = { key: MenuEntryKey; to: string; pages: readonly DashboardPage[] }

export const dashboardPages: readonly DashboardPage[] = screens.flatMap((screen) =>
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

/** Money screens are hidden unless payments are set up (rule MON-4). */
export const isEntryShown = ({ needs }: DashboardPage, waiting: Waiting | undefined): boolean =>
  needs === undefined || (waiting !== undefined && waiting.money !== null)

/** The menu entries with their pages, for the menu, the tabs and the search (rule OFF-1). */
export const menuEntries: readonly MenuEntry[] = [...new Set(dashboardPages.map(({ door }) => door))].map((key) => {
  const pages = dashboardPages.filter(({ door }) => door === key)
  return { key, to: pages[0]?.to ?? '/', pages }
})

const isBehind = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(`${to}/`))

/** The page of a path (including a booking's own page) and its menu entry. */
export function menuPlaceOf(path: string): { door: MenuEntry; page: DashboardPage } | undefined {
  const under = allScreens.find((screen) => screen.under !== undefined && isBehind(path, screen.path))?.under
  for (const door of menuEntries)
    for (const page of door.pages) if (page.key === under || isBehind(path, page.to)) return { door, page }
  return undefined
}

/** Waiting items of a page, and how many are late, missed or due soon; only those are red (rules OFF-24, HALL-2). */
export type PageCount = { count: number; late: number }

export function countPages(waiting: Waiting | undefined): Partial<Record<DashboardPage['key'], PageCount>> {
  if (!waiting) return {}
  const none = (count: number): PageCount => ({ count, late: 0 })
  return {
    dashboard: { count: waiting.needsAction.rows, late: waiting.needsAction.urgent },
    bookings: {
      count: waiting.bookings + waiting.startsSoon.unplanned,
      late: waiting.startsSoon.unassigned + waiting.startsSoon.unplanned,
    },
    inbox: { count: waiting.inbox.open, late: waiting.inbox.late },
    today: {
      count: waiting.lateVisits + waiting.openVisits + waiting.remarks + waiting.troubles,
      late: waiting.lateVisits + waiting.troubles,
    },
    timeOff: none(waiting.timeOff),
    documents: none(waiting.documents),
    privacy: { count: waiting.breaches, late: waiting.breaches },
    ...(waiting.money
      ? { money: { count: waiting.money.claims + waiting.money.refunds, late: waiting.money.lateRefunds } }
      : {}),
  }
}

/** Count of a menu entry: the sum of its pages. */
export function countDoor({ pages }: MenuEntry, counts: ReturnType<typeof countPages>): PageCount {
  const own = pages.map((page) => counts[page.key])
  return {
    count: own.reduce((sum, one) => sum + (one?.count ?? 0), 0),
    late: own.reduce((sum, one) => sum + (one?.late ?? 0), 0),
  }
}
