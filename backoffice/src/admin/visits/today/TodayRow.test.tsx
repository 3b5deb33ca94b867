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

test('one button offers calls and messages to both, and Escape returns the focus (rule BOARD-1)', async () => {
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

test('an unassigned visit offers a call to the family only', async () => {
  const open = { ...visit, caretaker: null }
  const first = await show(open)
  await first.getByRole('button', { name: /^Call or write/ }).click()
  await expect.element(first.getByRole('menuitem', { name: /^Call .* \(family\)/ })).toBeVisible()
  expect(first.getByRole('menuitem').elements()).toHaveLength(2)
  await first.unmount()
  const silent = await show({ ...open, booking: { ...open.booking, family: { ...family, phone: '' } } })
  expect(silent.getByRole('button', { name: /^Call or write/ }).elements()).toHaveLength(0)
})
