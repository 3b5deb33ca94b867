import { timeOffSchema } from '@thodu/api/contract/time-off/time-off.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../../harness/list-states.ts'
import { aCaretaker } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { TimeOffList } from './TimeOffList.tsx'

const list = 'GET /admin/time-off'
const decide = 'PUT /admin/time-off/{id}'
const enter = 'POST /admin/time-off'
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
const dialog = () => page.getByRole('dialog', { name: 'Enter time off' })

test('what is asked for is approved or declined in one press, with whom and why beside it (rule BOARD-6)', async () => {
  wire.answer(list, [aRequest()])
  await show()
  await expect.element(page.getByText(/Kavitha Devi/).first()).toBeVisible()
  await expect.element(page.getByText('A wedding')).toBeVisible()
  expect(wire.asked(list)[0]?.query.filter).toBe('{"status":"requested"}')
  await expectAccessible()
  wire.answer(decide, aRequest({ status: 'approved' }))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('Approved: nobody can be planned then.')).toBeVisible()
  wire.answer(decide, aRequest({ status: 'declined' }))
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Declined.')).toBeVisible()
  expect(wire.asked(decide).map(({ body }) => body)).toEqual([
    { status: 'approved', openVisits: false },
    { status: 'declined', openVisits: false },
  ])
})

test('visits that stand in a day off are given first; of who is ill they are left open', async () => {
  wire.answer(list, [aRequest({ visits: 2 })])
  const first = await show()
  await expect.element(page.getByText(/2 visits stand in it\. Give them to somebody else first\./)).toBeVisible()
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
  await page.getByRole('button', { name: 'Approve, and leave the visits open' }).click()
  await expect.element(page.getByText('Approved: nobody can be planned then.')).toBeVisible()
  expect(wire.asked(decide)[0]?.body).toEqual({ status: 'approved', openVisits: true })
})

test('time off of who rang is entered in hours of the city; a refusal keeps every word', async () => {
  wire.answer(list, [])
  wire.answer('GET /admin/caretakers', [
    aCaretaker({ _id: 'c1', name: 'Kavitha Devi' }),
    aCaretaker({ _id: 'c2', name: 'Gone Away', active: false }),
  ])
  wire.answer(enter, refuse('visit.caretaker_busy', 409))
  await show()
  await page.getByRole('button', { name: 'Enter time off' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeDisabled()
  const who = dialog().getByRole('combobox', { name: 'Caretaker' })
  await expect.element(who.getByRole('option', { name: 'Kavitha Devi' })).toBeInTheDocument()
  await expect.element(who.getByRole('option', { name: 'Gone Away' })).not.toBeInTheDocument()
  await who.selectOptions('Kavitha Devi')
  await dialog().getByRole('combobox', { name: 'Kind' }).selectOptions('Sick')
  await dialog().getByLabelText('From').fill('2026-12-01T08:00')
  await dialog().getByLabelText('Until').fill('2026-12-02T20:00')
  await dialog().getByRole('textbox', { name: 'Reason' }).fill(' Fever ')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText(failures['visit.caretaker_busy'])).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue(' Fever ')
  wire.answer(enter, aRequest({ kind: 'sick', status: 'approved' }))
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The time off is entered.')).toBeVisible()
  expect(wire.asked(enter).at(-1)?.body).toEqual({
    caretaker: 'c1',
    kind: 'sick',
    reason: 'Fever',
    startsAt: '2026-12-01T02:30:00.000Z',
    endsAt: '2026-12-02T14:30:00.000Z',
  })
})

test('while it comes, when it fails, when nobody asks', () =>
  expectListStates(show, { call: list, failed: 'The time off could not be loaded.', empty: 'No time off here.' }))
