import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { aCaretaker } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { useCaretakers } from '../admin-data-provider.ts'
import { AssignmentGrid } from './AssignmentGrid.tsx'

function Grid() {
  return <AssignmentGrid caretakers={useCaretakers()} />
}
const current = { _id: 'b1', bookingId: 'K7M2PX', patientName: 'Sambaiah', status: 'active' }

test('each caretaker is either Assigned or Available (rule OFF-4)', async () => {
  wire.answer('GET /admin/caretakers', [
    aCaretaker({ name: 'Anitha Free', email: 'free@example.in' }),
    aCaretaker({ name: 'Bharati One', email: 'one@example.in', available: false, currentBooking: current }),
    aCaretaker({ name: 'Chitra Room', email: 'room@example.in', capacity: 2, currentBooking: current }),
    aCaretaker({
      name: 'Devi Full',
      email: 'full@example.in',
      capacity: 2,
      openBookings: 2,
      available: false,
      currentBooking: current,
    }),
  ])
  const screen = await showOffice(<Grid />)
  const card = (email: string) => screen.getByRole('listitem').filter({ hasText: email })
  await expect.element(card('free@example.in')).toMatchTextContent(/^Anitha FreeAvailablefree@example.in$/)
  await expect
    .element(card('one@example.in'))
    .toMatchTextContent(/^Bharati OneAssignedone@example.inCurrently assigned to Sambaiah$/)
  await expect
    .element(card('room@example.in'))
    .toMatchTextContent(/^Chitra RoomAvailable \(1 of 2 bookings\)room@example.inCurrent booking: Sambaiah$/)
  await expect
    .element(card('full@example.in'))
    .toMatchTextContent(/^Devi FullAssignedfull@example.inCurrently assigned to Sambaiah and 1 more$/)
  await expectAccessible()
})
