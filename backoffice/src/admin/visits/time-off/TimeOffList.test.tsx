import { timeOffSchema } from '@thodu/api/contract/time-off/time-off.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../../harness/list-states.ts'
import { aCaretaker } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { TimeOffList } from './TimeOffList.tsx'

const list = 'GET /admin/time-off'
const decide = 'PUT /admin/time-off/{id}'
type Parts = Parameters<typeof sample<typeof timeOffSchema>>[1]
const aRequest = (parts: Parts = {}) =>
  sample(timeOffSchema, {
    _id: 'o1',
    caretaker: { _id: 'c1', name: 'Kavitha Devi' },
    startsAt: '2026-11-27T18:30:00.000Z',
    endsAt: '2026-11-28T18:30:00.000Z',
    kind: 'day-off',
    status: 'requested',
    reason: 'A wedding',
    visits: 0,
    ...parts,
  })
const show = () => showOffice(<TimeOffList />, { resource: 'time-off', at: '/time-off' })

test('a request is approved or declined in one press, with person and reason (rule BOARD-6)', async () => {
  wire.answer(list, [aRequest()])
  await show()
  await expect.element(page.getByText(/Kavitha Devi/).first()).toBeVisible()
  await expect.element(page.getByText('A wedding')).toBeVisible()
  expect(wire.asked(list)[0]?.query.filter).toBe('{"status":"requested"}')
  await expectAccessible()
  wire.answer(decide, aRequest({ status: 'approved' }))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('Approved: the caretaker cannot be planned in this time.')).toBeVisible()
  wire.answer('POST /admin/time-off/{id}/undo', aRequest())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(wire.asked('POST /admin/time-off/{id}/undo')[0]?.params).toEqual({ id: 'o1' })
  wire.answer(decide, aRequest({ status: 'declined' }))
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Declined.')).toBeVisible()
  expect(wire.asked(decide).map(({ body }) => body)).toEqual([{ status: 'approved' }, { status: 'declined' }])
})

test('the address of a search result opens the absence of that caretaker', async () => {
  wire.answer(list, [])
  wire.answer('GET /admin/caretakers', [aCaretaker({ _id: 'c1', name: 'Bhagya Rao' })])
  wire.answer('GET /admin/time-off/substitutes', { visits: [] })
  await showOffice(<TimeOffList />, { resource: 'time-off', at: '/time-off?absent=c1' })
  const dialog = page.getByRole('dialog', { name: 'Bhagya Rao: time off' })
  await expect.element(dialog.getByText('No visits on these days.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => address).toBe('/time-off')
})

test('a request with visits is approved with a substitute for each, or leaves them unassigned (rule DAY-25)', async () => {
  const booking = { _id: 'b1', bookingId: 'MMJYS9', patientName: 'Narsamma Rao', area: 'Kazipet' }
  const times = { startsAt: '2026-11-28T03:30:00.000Z', endsAt: '2026-11-28T09:30:00.000Z' }
  const people = [{ _id: 'c2', name: 'Laxmi Bai', asksFirst: false, missingChecks: [] }]
  const visit = { _id: 'v1', ...times, status: 'planned' as const, booking, suggested: 'c2', people }
  wire.answer(list, [aRequest({ visits: 1 })])
  wire.answer('GET /admin/time-off/substitutes', { visits: [visit] })
  wire.answer(decide, aRequest({ status: 'approved' }))
  await show()
  const shown = page.getByRole('link', { name: 'Show the visits' })
  await expect.element(shown).toBeVisible()
  const link = shown.element().getAttribute('href') ?? ''
  expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('filter') ?? '')).toEqual({
    caretaker: 'c1',
    from: '2026-11-28',
    to: '2026-11-28',
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kavitha Devi: time off' })
  await expect.element(dialog.getByRole('button', { name: /^Substitute for Narsamma Rao.*Laxmi Bai/ })).toBeVisible()
  expect(wire.asked('GET /admin/time-off/substitutes')[0]?.query).toEqual({
    caretaker: 'c1',
    startsAt: '2026-11-27T18:30:00.000Z',
    endsAt: '2026-11-28T18:30:00.000Z',
  })
  await expectAccessible()
  // The approved request leaves the list, and the drafted messages stay.
  wire.answer(list, [])
  await dialog.getByRole('button', { name: 'Assign all as suggested' }).click()
  await expect.element(dialog.getByText('Narsamma Rao: Laxmi Bai comes')).toBeVisible()
  await expect.element(page.getByText('No time off here.')).toBeInTheDocument()
  const given = { status: 'approved', openVisits: true }
  expect(wire.asked(decide)[0]?.body).toEqual({ ...given, substitutes: [{ visit: 'v1', caretaker: 'c2' }] })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the time-off list shows a loading, a failed and an empty state', () =>
  expectListStates(show, { call: list, failed: 'The time off could not be loaded.', empty: 'No time off here.' }))
