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
  wire.answer(decide, aRequest({ status: 'declined' }))
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Declined.')).toBeVisible()
  expect(wire.asked(decide).map(({ body }) => body)).toEqual([
    { status: 'approved', openVisits: false },
    { status: 'declined', openVisits: false },
  ])
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

test('visits during a day off are reassigned first, and sick leave unassigns them', async () => {
  wire.answer(list, [aRequest({ visits: 2 })])
  const first = await show()
  await expect
    .element(page.getByText(/2 visits fall on these days\. Assign these visits to another caretaker first\./))
    .toBeVisible()
  const link = page.getByRole('link', { name: 'Show the visits' }).element().getAttribute('href') ?? ''
  expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('filter') ?? '')).toEqual({
    caretaker: 'c1',
    from: '2026-11-28',
    to: '2026-11-28',
  })
  await first.unmount()
  wire.answer(list, [aRequest({ kind: 'sick', visits: 1 })])
  wire.answer(decide, aRequest({ kind: 'sick', status: 'approved' }))
  await show()
  await page.getByRole('button', { name: 'Approve, and leave the visits unassigned' }).click()
  await expect.element(page.getByText('Approved: the caretaker cannot be planned in this time.')).toBeVisible()
  expect(wire.asked(decide)[0]?.body).toEqual({ status: 'approved', openVisits: true })
})

test('the time-off list shows a loading, a failed and an empty state', () =>
  expectListStates(show, { call: list, failed: 'The time off could not be loaded.', empty: 'No time off here.' }))
