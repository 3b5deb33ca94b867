import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noLine, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { toJob } from '../job/job.ts'
import { readOutbox } from '../outbox/outbox.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { NotesPanel } from './NotesPanel.tsx'

const note = 'POST /caretaker/bookings/{id}/notes'

test('a note is sent once however often it is tapped, and the field is empty again', async () => {
  const booking = aBooking({ status: 'active' })
  const answer = later<typeof booking>()
  wire.answer(note, () => answer.promise)
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  const field = screen.getByRole('textbox')
  await field.fill('  Took her tablets.  ')
  await screen.getByRole('button').dblClick()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  answer.give(booking)
  await expect.element(field).toHaveValue('')
  expect(wire.asked(note)).toEqual([
    { params: { id: booking._id }, query: {}, body: { note: 'Took her tablets.', clientEventId: expect.any(String) } },
  ])
  await expectAccessible()
})

test('without a line the note waits on the phone, and is sent once there is one, by the same name', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(note, noLine)
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  await screen.getByRole('textbox').fill('Slept well')
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(/Kept on this phone/)).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  wire.answer(note, booking)
  await sendOutbox()
  const [first, second] = wire.asked(note).map(({ body }) => body)
  expect(second).toEqual(first)
  expect(readOutbox()).toEqual([])
})

test('a note that is refused is told in the server’s words, and what was typed stays', async () => {
  wire.answer(note, refuse('booking.care_over', 409))
  const screen = await showCaretaker(<NotesPanel job={toJob(aBooking({ status: 'active' }))} />)
  await screen.getByRole('textbox').fill('Took her medicine')
  await screen.getByRole('button', { name: 'Add Note' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Took her medicine')
  expect(readOutbox()).toEqual([])
})
