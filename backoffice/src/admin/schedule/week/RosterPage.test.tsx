import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { addDays, mondayOf } from '@thodu/api/contract/time'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { today } from '../../../words/visit-times.ts'
import { RosterPage } from './RosterPage.tsx'

const week = 'GET /admin/roster-week'
const change = 'PUT /admin/visits/{id}'
type Week = AnswerOf<typeof week>
type BoardVisit = Week['rows'][number]['visits'][number]

const monday = mondayOf(today())
const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count))
const [kavitha, radha] = [
  { _id: 'c1', name: 'Kavitha Devi', phone: '9876500001', minutes: 1_440, maxMinutes: 2_880 },
  { _id: 'c2', name: 'Radha Rani', phone: '9876500002', minutes: 3_000, maxMinutes: 2_880 },
]
const aVisit = (patientName: string, parts: Partial<BoardVisit> = {}): BoardVisit => ({
  _id: patientName,
  serviceDay: monday,
  startsAt: `${monday}T02:30:00.000Z`,
  endsAt: `${monday}T08:30:00.000Z`,
  status: 'planned',
  need: 'planned',
  revision: 3,
  booking: { _id: 'b1', bookingId: 'K7M2PX', patientName, area: 'Hanamkonda' },
  caretaker: { _id: 'c1', name: 'Kavitha Devi' },
  ...parts,
})
const aWeek = (given: { open?: BoardVisit[]; kavitha?: BoardVisit[]; off?: boolean } = {}): Week => ({
  from: monday,
  days,
  rows: [
    ...(given.open ? [{ caretaker: null, visits: given.open, timeOff: [] }] : []),
    { caretaker: kavitha, visits: given.kavitha ?? [], timeOff: [] },
    {
      caretaker: radha,
      visits: [],
      timeOff: given.off
        ? [{ _id: 'o1', startsAt: `${monday}T00:00:00.000Z`, endsAt: `${monday}T10:00:00.000Z`, kind: 'sick' as const }]
        : [],
    },
  ],
})
const show = (at = '/roster') => showOffice(<RosterPage />, { at })
const board = () => page.getByRole('table')

test('the week shows hours, patient, area, time off and overload', async () => {
  const open = aVisit('Open Lady', { need: 'open', caretaker: null })
  wire.answer(week, aWeek({ open: [open], kavitha: [aVisit('Narsamma')], off: true }))
  await show()
  await expect
    .element(
      board()
        .getByRole('row', { name: /^Unassigned/ })
        .getByText('Open Lady'),
    )
    .toBeVisible()
  const hers = board().getByRole('row', { name: /^Kavitha Devi/ })
  await expect.element(hers.getByRole('button', { name: /Narsamma Hanamkonda/ })).toBeVisible()
  await expect.element(hers.getByText('08–14')).toBeVisible()
  await expect.element(hers.getByText('24 of 48 hours')).toBeVisible()
  await expect.element(board().getByText('⚠ 50 of 48 hours')).toBeVisible()
  await expect.element(board().getByText('Sick')).toBeVisible()
  await expectAccessible()
})

test('caretakers without visits share one row, except while a visit is moved (rule BOARD-2)', async () => {
  wire.answer(week, aWeek({ kavitha: [aVisit('Narsamma')] }))
  await show()
  const idle = page.getByRole('button', { name: /^1 without visits/ })
  const radha = board().getByRole('row', { name: /^Radha Rani/ })
  await expect.element(idle).toHaveAttribute('aria-expanded', 'false')
  await expect.element(radha).not.toBeInTheDocument()
  await idle.click()
  await expect.element(radha).toBeVisible()
  await expectAccessible()
  await idle.click()
  await expect.element(radha).not.toBeInTheDocument()
  page
    .getByRole('button', { name: /8:00 AM–2:00 PM .*Narsamma/ })
    .element()
    .focus()
  await userEvent.keyboard('m')
  await expect.element(radha).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(radha).not.toBeInTheDocument()
})

test('the week is in the address, and another week is one link away', async () => {
  wire.answer(week, ({ query }) => ({ ...aWeek(), from: query.from ?? monday }))
  await show(`/roster?week=${addDays(monday, 9)}`)
  await expect.element(page.getByRole('link', { name: 'Next week' })).toBeVisible()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect.poll(() => address).toBe(`/roster?week=${addDays(monday, 14)}`)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect.poll(() => wire.asked(week).map(({ query }) => query.from)).toContain(monday)
  await expect.element(page.getByText('No visits in this week.')).toBeVisible()
})

test('the schedule shows a loading and a failed state', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(week, () => first.promise)
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('The schedule could not be loaded.')).toBeVisible()
  wire.answer(week, aWeek())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(board()).toBeVisible()
})

test('a visit is picked up, moved and dropped by keyboard, and Escape cancels the move (rule BOARD-2)', async () => {
  const visit = aVisit('Narsamma')
  wire.answer(week, aWeek({ kavitha: [visit] }))
  await show()
  const button = page.getByRole('button', { name: /Narsamma/ })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('m')
  await expect.element(page.getByText(/To Kavitha Devi/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByText(/To Radha Rani/)).not.toBeInTheDocument()
  expect(wire.asked(change)).toEqual([])
})

test('a visit reassigned by keyboard sends its revision, and a conflict shows the server’s message (rule VISIT-14)', async () => {
  const visit = aVisit('Narsamma')
  wire.answer(week, aWeek({ kavitha: [visit] }))
  wire.answer(change, refuse('visit.caretaker_busy', 409))
  await show()
  const button = page.getByRole('button', { name: /Narsamma/ })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('m{ArrowDown}')
  await expect.element(page.getByText(/To Radha Rani/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(failures['visit.caretaker_busy'])).toBeVisible()
  await expect
    .element(
      board()
        .getByRole('row', { name: /^Kavitha Devi/ })
        .getByText('Narsamma'),
    )
    .toBeVisible()
  const full = sample(visitSchema, { _id: visit._id, reason: null })
  wire.answer(change, sample(changedVisitSchema, { visit: full, warnings: [] }))
  button.element().focus()
  await userEvent.keyboard('m{ArrowDown}{Enter}')
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  expect(wire.asked(change).map(({ body }) => body)).toEqual([
    { caretaker: 'c2', scope: 'this', revision: 3 },
    { caretaker: 'c2', scope: 'this', revision: 3 },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => wire.asked(change).at(-1)?.body)
    .toEqual({ caretaker: 'c1', scope: 'this', revision: full.revision })
})

test('a past day shows no state that the office could act on (rule BOARD-11)', async () => {
  const past = addDays(monday, -7)
  const done = { serviceDay: past, startsAt: `${past}T02:30:00.000Z`, endsAt: `${past}T08:30:00.000Z` }
  const visit = aVisit('Narsamma', { ...done, status: 'done', need: 'unproved' })
  const shown = days.map((day) => addDays(day, -7))
  wire.answer(week, { ...aWeek({ kavitha: [visit] }), from: past, days: shown })
  await show(`/roster?week=${past}`)
  await expect.element(page.getByRole('button', { name: /8:00 AM–2:00 PM Done Narsamma/ })).toBeVisible()
  await expect.element(page.getByText('Not confirmed')).not.toBeInTheDocument()
})

test('unassigned visits fold to their number (rule BOARD-11)', async () => {
  const now = { serviceDay: today(), startsAt: `${today()}T02:30:00.000Z`, endsAt: `${today()}T08:30:00.000Z` }
  const open = ['Lingamma', 'Rajamma'].map((name) => aVisit(name, { ...now, need: 'open', caretaker: null }))
  wire.answer(week, aWeek({ open }))
  await show()
  const row = board().getByRole('row', { name: /^Unassigned 2/ })
  await expect.element(row.getByRole('button', { name: /Lingamma/ })).toBeVisible()
  await row.getByRole('button', { name: 'Fold' }).click()
  await expect.element(row.getByRole('button', { name: /Lingamma/ })).not.toBeInTheDocument()
  await expect.element(row.getByRole('cell').nth(days.indexOf(today()))).toMatchTextContent('2')
  await row.getByRole('button', { name: 'Show' }).click()
  await expect.element(row.getByRole('button', { name: /Rajamma/ })).toBeVisible()
})

test('of many caretakers only those near the screen are drawn, and each is found by name (rule BOARD-13)', async () => {
  const rows = Array.from({ length: 400 }, (_, place) => {
    const who = { _id: `c${place}`, name: `Caretaker ${place}` }
    return { caretaker: { ...kavitha, ...who }, visits: [aVisit(`Patient ${place}`, { caretaker: who })], timeOff: [] }
  })
  wire.answer(week, { ...aWeek(), rows: [{ caretaker: null, visits: [], timeOff: [] }, ...rows] })
  await show()
  await expect.element(board().getByRole('row', { name: /^Caretaker 0 / })).toBeVisible()
  expect(board().getByRole('rowheader').elements().length).toBeLessThan(200)
  await page.getByRole('searchbox', { name: 'Find a caretaker' }).fill('caretaker 39')
  await expect.element(board().getByRole('row', { name: /^Caretaker 399 / })).toBeVisible()
  await expect.element(board().getByRole('row', { name: /^Caretaker 0 / })).not.toBeInTheDocument()
})

test('on a phone the list begins today, and earlier days of the week are folded (rule BOARD-12)', async () => {
  const from = addDays(today(), -2)
  const onDay = (name: string, day: string) =>
    aVisit(name, { serviceDay: day, startsAt: `${day}T02:30:00.000Z`, endsAt: `${day}T08:30:00.000Z` })
  const visits = [onDay('Early Lady', from), onDay('Narsamma', today())]
  const shown = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(from, count))
  wire.answer(week, { ...aWeek({ kavitha: visits }), from, days: shown })
  await page.viewport(390, 800)
  await show()
  await expect.element(page.getByRole('button', { name: /Narsamma Hanamkonda Kavitha Devi/ })).toBeVisible()
  await expect.element(board()).not.toBeInTheDocument()
  await expect.element(page.getByText('Early Lady')).not.toBeVisible()
  await expectAccessible()
  await page.getByText('Earlier this week').click()
  await expect.element(page.getByRole('button', { name: /Early Lady/ })).toBeVisible()
})
