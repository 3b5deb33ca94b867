import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice } from '../../../../harness/show.tsx'
import { TodayRow } from './TodayRow.tsx'

const at = '2026-11-23T06:00:00.000Z'
const given = sample(visitSchema, { reason: null })
const family = { ...given.booking.family, name: 'Narsamma Rao', phone: '9876500042' }
const visit = {
  ...given,
  startsAt: at,
  endsAt: '2026-11-23T14:30:00.000Z',
  caretaker: { _id: 'k', name: 'Kavitha Devi', phone: '9876500001' },
  booking: { ...given.booking, patientName: 'Narsamma', family },
}
const show = (shown: typeof visit | (Omit<typeof visit, 'caretaker'> & { caretaker: null })) =>
  showOffice(
    <ul>
      <TodayRow visit={shown} at={at} onAct={vi.fn()} />
    </ul>,
  )

test('one button calls or writes to both, and Escape gives it the keyboard back (rule BOARD-1)', async () => {
  const screen = await show(visit)
  const reach = screen.getByRole('button', { name: 'Call or write: Narsamma' })
  await reach.click()
  const items = screen.getByRole('menuitem')
  await expect
    .poll(() => items.elements().map((item) => item.getAttribute('href')))
    .toEqual(['tel:9876500001', null, 'tel:9876500042', null])
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(reach).toHaveFocus()
})

test('nobody is chosen: the family alone is called, and without any number there is no button', async () => {
  const open = { ...visit, caretaker: null }
  const first = await show(open)
  await first.getByRole('button', { name: /^Call or write/ }).click()
  await expect.element(first.getByRole('menuitem', { name: /^Call the family/ })).toBeVisible()
  expect(first.getByRole('menuitem').elements()).toHaveLength(2)
  await first.unmount()
  const silent = await show({ ...open, booking: { ...open.booking, family: { ...family, phone: '' } } })
  expect(silent.getByRole('button', { name: /^Call or write/ }).elements()).toHaveLength(0)
})

test('a visit says its day wherever that is not today', async () => {
  const today = await show(visit)
  await expect.element(today.getByText('11:30 AM to 8:00 PM')).toBeVisible()
  expect(today.getByRole('listitem').element().textContent).not.toContain('Nov')
  await today.unmount()
  const tomorrow = await show({ ...visit, startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T14:30:00.000Z' })
  await expect.element(tomorrow.getByText('Tue, Nov 24, 8:00 AM to 8:00 PM')).toBeVisible()
})
