import { ListContextProvider, useList } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { aBookingRow } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { BulkBar } from './BulkBar.tsx'
import { SelectBookingBox } from './CompactBookingTable.tsx'

const rows = [
  aBookingRow({ _id: 'b1', bookingId: 'AAAAAA' }),
  aBookingRow({ _id: 'b2', bookingId: 'BBBBBB', assignedCaregiver: { _id: 'c1', name: 'Kavitha Reddy' } }),
]
function Page() {
  const list = useList({ data: rows, resource: 'bookings' })
  return (
    <ListContextProvider value={list}>
      <BulkBar />
      {rows.map((booking) => (
        <SelectBookingBox key={booking._id} booking={booking} />
      ))}
    </ListContextProvider>
  )
}
const tick = (code: string) => page.getByRole('checkbox', { name: `Select booking ${code}` })

test('selected bookings are assigned and messaged one by one, and cancelling is not the only action', async () => {
  wire.answer('GET /admin/caretakers', [])
  const screen = await showOffice(<Page />)
  await tick('AAAAAA').click()
  await tick('BBBBBB').click()
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  await screen.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = screen.getByRole('dialog', { name: 'Assign these bookings' })
  await expect.element(assign.getByRole('combobox')).toHaveAttribute('aria-label', 'Assign caretaker to booking AAAAAA')
  expect(assign.getByRole('listitem').elements()).toHaveLength(1)
  await expectAccessible()
  await assign.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'WhatsApp', exact: true }).click()
  const write = screen.getByRole('dialog', { name: 'Write about these bookings' })
  await expect.element(write.getByRole('listitem').nth(1)).toBeVisible()
})

test('leaving the page clears the selection', async () => {
  const onUnselectItems = vi.fn()
  const list = { data: rows, selectedIds: ['b1'], onUnselectItems, resource: 'bookings' }
  const screen = await showOffice(
    <ListContextProvider value={list as never}>
      <BulkBar />
    </ListContextProvider>,
  )
  expect(onUnselectItems).toHaveBeenCalledTimes(1)
  await screen.unmount()
  expect(onUnselectItems).toHaveBeenCalledTimes(2)
})
