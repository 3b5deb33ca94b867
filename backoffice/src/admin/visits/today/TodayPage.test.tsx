import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aSuggestion } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { TodayPage } from './TodayPage.tsx'

const today = 'GET /admin/today'
const replace = 'POST /admin/visits/{id}/replace'
const missed = 'POST /admin/visits/{id}/missed'
const at = '2026-11-23T06:00:00.000Z'
const counts = { unassigned: 0, absent: 0, late: 0, open: 0, due: 0, started: 0, unproved: 0, planned: 0, over: 0 }

const given = sample(visitSchema, { reason: null })
type Visit = typeof given
const aVisit = (patientName: string, parts: Partial<Visit> = {}): Visit => ({
  ...given,
  _id: patientName,
  status: 'planned',
  startsAt: '2026-11-23T05:30:00.000Z',
  endsAt: '2026-11-23T09:30:00.000Z',
  need: 'late',
  caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '9876500001' },
  booking: { ...given.booking, patientName },
  ...parts,
})
const answer = (visits: Visit[]): Today => ({ at, counts, visits, troubled: [] })
const free = sample(suggestionsSchema, {
  version: 2,
  eligible: [aSuggestion({ caretaker: { _id: 'c2', name: 'Radha Rani' } })],
})
const show = () => showOffice(<TodayPage />, { at: '/today' })
const dialog = () => page.getByRole('dialog')

test('visits that need action are open and first (rule BOARD-1)', async () => {
  wire.answer(
    today,
    answer([
      aVisit('Late Lady'),
      aVisit('Open Lady', { need: 'open', caretaker: null }),
      aVisit('Later Lady', { need: 'planned', startsAt: '2026-11-23T11:30:00.000Z' }),
      aVisit('Done Lady', { need: 'over', status: 'done' }),
    ]),
  )
  await show()
  await expect.element(page.getByRole('region', { name: 'Late (1)' }).getByText(/Late Lady/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Unassigned (1)' }).getByText(/Open Lady/)).toBeVisible()
  await expect.element(page.getByText(/Later Lady/).first()).toBeVisible()
  await expect.element(page.getByText(/Done Lady/).first()).not.toBeVisible()
  await expect.element(page.getByText(/as of 11:30 AM/)).toBeVisible()
  await expectAccessible()
})

test('Today shows a loading, a failed and an empty state', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(today, () => first.promise)
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('The visits could not be loaded.')).toBeVisible()
  wire.answer(today, answer([]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No visits today.')).toBeVisible()
})

test('a missed visit is replaced for the time that is left (rule BOARD-3)', async () => {
  const visit = aVisit('Late Lady')
  wire.answer(today, answer([visit]))
  wire.answer('GET /admin/visits/{id}/suggestions', free)
  await show()
  await page.getByRole('button', { name: /^Not arrived\?/ }).click()
  await expect.element(dialog().getByText(/Late Lady, .*: Kavitha Devi has not arrived\./)).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: /Kavitha Devi/ })).toHaveAttribute('href', 'tel:9876500001')
  await expect.element(dialog().getByText(/Until 3:00 PM: 3 h 30 min left\./)).toBeVisible()
  const send = dialog().getByRole('button', { name: 'Choose a substitute' })
  await expect.element(send).toBeDisabled()
  await dialog().getByRole('textbox', { name: 'Reason given on the phone' }).fill('Her bus broke down')
  await dialog().getByRole('button', { name: 'Choose Radha Rani' }).click()
  await expectAccessible()
  wire.answer(replace, sample(changedVisitSchema, { visit, warnings: [] }))
  await dialog().getByRole('button', { name: 'Radha Rani is coming' }).click()
  await expect.element(page.getByText('A caretaker is on the way, and the family is informed.')).toBeVisible()
  expect(wire.asked(replace)).toEqual([
    { params: { id: 'Late Lady' }, query: {}, body: { caretaker: 'c2', reason: 'Her bus broke down' } },
  ])
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('recording that no caretaker can come requires a reason, which a refusal does not clear', async () => {
  const visit = aVisit('Late Lady')
  wire.answer(today, answer([visit]))
  wire.answer('GET /admin/visits/{id}/suggestions', free)
  wire.answer(missed, refuse('request.conflict', 409))
  await show()
  await page.getByRole('button', { name: /^Not arrived\?/ }).click()
  const none = dialog().getByRole('button', { name: 'No substitute available' })
  await expect.element(none).toBeDisabled()
  await expect.element(dialog().getByText(/“No substitute available” needs a reason\./)).toBeVisible()
  const reason = dialog().getByRole('textbox', { name: 'Reason given on the phone' })
  await reason.fill('All are with other families')
  wire.answer(today, answer([]))
  await none.click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(reason).toHaveValue('All are with other families')
  wire.answer(missed, { ...visit, status: 'missed' })
  await none.click()
  await expect.element(page.getByText('The visit is recorded as missed.')).toBeVisible()
  expect(wire.asked(missed).map(({ body }) => body)).toEqual([
    { reason: 'All are with other families' },
    { reason: 'All are with other families' },
  ])
})

test('a visit whose time is over can only be recorded as missed', async () => {
  const over = aVisit('Late Lady', { startsAt: '2026-11-23T01:30:00.000Z', endsAt: '2026-11-23T05:30:00.000Z' })
  wire.answer(today, answer([over]))
  await show()
  await page.getByRole('button', { name: /^Not arrived\?/ }).click()
  await expect.element(dialog().getByText(/The time of this visit is over/)).toBeVisible()
  await expect.element(dialog().getByRole('combobox')).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
