import { type FamilyVisit, familyVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import VisitList from './VisitList.tsx'
import './visits.css'

const booking = { _id: 'b1', bookingId: 'K7M2PX' }
/** 10:00 AM in the city. */
const now = Date.parse('2026-11-25T04:30:00.000Z')
const hour = 3_600_000
const iso = (at: number) => new Date(at).toISOString()
const done = (daysAgo: number, parts: Partial<FamilyVisit> = {}): FamilyVisit => {
  const from = now - daysAgo * 24 * hour - 4 * hour
  return sample(familyVisitSchema, {
    _id: `v${daysAgo}`,
    startsAt: iso(from),
    endsAt: iso(from + 4 * hour),
    startedAt: iso(from + 2 * 60_000),
    endedAt: iso(from + 4 * hour),
    status: 'done',
    startProof: 'none',
    caretaker: { name: 'Sridevi' },
    origin: null,
    reason: null,
    closed: null,
    moveClosed: null,
    canReportAbsent: false,
    canConfirmHere: false,
    absentReportedAt: null,
    forFamily: null,
    ...parts,
  })
}
const show = (visits: FamilyVisit[]) =>
  showIsland(<VisitList booking={booking} visits={visits} now={now} heading="h3" onChanged={() => {}} />)

test('the caregiver’s note is shown under today’s visit, with its times and the author', async () => {
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  const screen = await show([done(0, { forFamily: 'She ate well.\nWalked to the gate.' })])
  await expect.element(screen.getByText(/started 6:02 AM, ended 10:00 AM/)).toBeVisible()
  await expect.element(screen.getByText('From Sridevi, for you:')).toBeVisible()
  const words = screen.getByRole('blockquote')
  await expect.element(words).toMatchTextContent(/She ate well\.\s*Walked to the gate\./)
  expect(getComputedStyle(words.element()).whiteSpace).toBe('pre-line')
  await expectAccessible()
})

test('an incident is shown under its visit by kind and time, once the office has shared it (rule DAY-23)', async () => {
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  const screen = await show([done(0, { troubles: [{ kind: 'not-safe', at: iso(now - hour) }] })])
  await expect
    .element(screen.getByText('The place was not safe, Wed, Nov 25, 9:00 AM. We have told you about it.'))
    .toBeVisible()
  await expectAccessible()
})

test('notes of earlier visits load page by page; a visit without a note shows none', async () => {
  const past = 'GET /booking/{id}/visits/past'
  wire.answer(past, ({ query }) =>
    query?.before === 'v1'
      ? { visits: [done(20, { forFamily: 'Slept through.' })], more: true }
      : { visits: [done(40, { caretaker: null, forFamily: 'First day went well.' })], more: false },
  )
  const screen = await show([done(1)])
  await screen.getByText(/What happened/).click()
  await expect.element(screen.getByText('Slept through.')).toBeVisible()
  expect(screen.getByRole('blockquote').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Show earlier visits' }).click()
  await expect.element(screen.getByText('First day went well.')).toBeVisible()
  await expect.element(screen.getByText('From the visit, for you:')).toBeVisible()
  expect(wire.asked(past).map(({ query }) => query?.before)).toEqual(['v1', 'v20'])
})

test('the tasks of a visit are listed with their results, and nothing is listed without them (rule DAY-22)', async () => {
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  const ticks = [
    { code: 'medicine', result: 'done' },
    { code: 'meals', result: 'refused' },
    { code: 'walked', result: 'not-done' },
  ] as const
  const screen = await show([done(0, { tasks: [...ticks] })])
  const items = screen.getByRole('list', { name: 'What was done' }).getByRole('listitem')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'Medicine given',
    'Meals: refused',
    'Walk: not done',
  ])
  await expectAccessible()
  await screen.unmount()
  const none = await show([done(0)])
  await expect.element(none.getByText(/started 6:02 AM/)).toBeVisible()
  expect(none.getByRole('list', { name: 'What was done' }).elements()).toEqual([])
})

const ahead = (days: number, parts: Partial<FamilyVisit> = {}): FamilyVisit =>
  done(-days, { _id: `in${days}`, status: 'planned', startedAt: null, endedAt: null, revision: 1, ...parts })
const changes = (screen: Awaited<ReturnType<typeof show>>) => screen.getByText(/^Change a visit/)

test('the next visit is shown alone, and Change a visit opens the list (rule JRN-20)', async () => {
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  const screen = await show([ahead(1), ahead(2), ahead(3)])
  await expect.element(screen.getByRole('heading', { name: 'Next visit' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Skip/ }).elements()).toEqual([])
  await changes(screen).click()
  await expect.poll(() => screen.getByRole('button', { name: /^Skip/ }).elements()).toHaveLength(3)
  await expectAccessible()
})

test('after a skip the row of the visit says so and has the focus (rule JRN-30)', async () => {
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  wire.answer('POST /visits/{id}/skip', ahead(3, { status: 'skipped' }))
  const screen = await show([ahead(1), ahead(2), ahead(3)])
  await changes(screen).click()
  await screen.getByRole('button', { name: /^Skip/ }).last().click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Skip the visit' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The visit is skipped: /)
  const rows = screen.getByRole('list', { name: 'Next visits' }).element().children
  expect(rows[2]?.contains(document.activeElement)).toBe(true)
})
