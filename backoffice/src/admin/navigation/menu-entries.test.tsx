import { expect, test } from 'vitest'
import { countDoor, countPages, dashboardPages, isEntryShown, menuEntries, menuPlaceOf } from './menu-entries.ts'

const waiting = {
  needsAction: { rows: 21, urgent: 14 },
  bookings: 3,
  callbacks: 2,
  overdueCallbacks: 1,
  messages: 4,
  documents: 5,
  lateVisits: 1,
  openVisits: 6,
  startsSoon: { unassigned: 1, unplanned: 2 },
  remarks: 1,
  troubles: 1,
  breaches: 0,
  changes: 2,
  calls: 7,
  timeOff: 2,
  privacy: { open: 3, late: 1 },
  inbox: { open: 12, late: 2 },
  money: { claims: 2, refunds: 3, lateRefunds: 1 },
}

test('each page has one menu entry, and the four pages of daily work are menu entries', () => {
  const paths = dashboardPages.map(({ to }) => to)
  expect(new Set(paths).size).toBe(paths.length)
  expect(menuEntries.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['dashboard', 'users', 'bookings', 'addCaregiver']),
  )
  expect(menuEntries.length).toBeLessThanOrEqual(9)
})

test.each([
  ['/', 'dashboard', 'dashboard'],
  ['/inbox', 'inbox', 'inbox'],
  ['/roster', 'roster', 'week'],
  ['/roster/caretaker/abc', 'roster', 'week'],
  ['/bookings/abc', 'bookings', 'bookings'],
  ['/account', 'office', 'account'],
  ['/retention', 'office', 'privacy'],
  ['/breaches/abc', 'office', 'privacy'],
])('%s belongs to the menu entry %s, on the page %s', (path, door, page) => {
  expect(menuPlaceOf(path)).toMatchObject({ door: { key: door }, page: { key: page } })
})

test('-', () => {
  expect([menuPlaceOf('/families/abc'), menuPlaceOf('/rosters'), menuPlaceOf('/nothing')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a menu entry counts its open work once, and is red when some is late', () => {
  const counts = countPages(waiting)
  const told = Object.fromEntries(menuEntries.map((door) => [door.key, countDoor(door, counts)]))
  expect(told).toMatchObject({
    dashboard: { count: 21, late: 14 },
    inbox: { count: 12, late: 2 },
    bookings: { count: 10, late: 4 },
    roster: { count: 11, late: 2 },
    office: { count: 5, late: 0 },
  })
  expect(menuEntries.map((door) => countDoor(door, countPages(undefined)).count)).toEqual(menuEntries.map(() => 0))
})

test('money has a menu entry only where payments are taken (rule MON-4)', () => {
  const shown = (known: Parameters<typeof isEntryShown>[1]) =>
    dashboardPages.filter((one) => !isEntryShown(one, known)).map(({ key }) => key)
  expect([shown(waiting), shown({ ...waiting, money: null }), shown(undefined)]).toEqual([[], ['money'], ['money']])
  expect(countPages({ ...waiting, money: null }).money).toBeUndefined()
})
